import type { Comparison } from '#engine/verification/compare/compare-facts.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';

const isRow = ({ document }: FactDocument, unit: number | undefined): boolean =>
  document.units[unit ?? -1]?.kind === 'table';

const dashes = /^[\s|:-]+$/;

/** Whether a row names the columns of its table: a row of dashes follows it. */
const isHead = (text: FactDocument, unit: number): boolean =>
  isRow(text, unit) && isRow(text, unit + 1) && dashes.test(text.document.units[unit + 1]?.source ?? '');

/** Whether one side is a table row and the other a sentence. */
export const isRewordedTable = ({ original, rewritten }: Comparison, group: Group): boolean =>
  group.rewritten.length > 0 &&
  group.original.some((unit) => isRow(original, unit)) !==
    group.rewritten.some((unit) => isRow(rewritten, unit));

/**
 * The groups of a comparison, with the header of a table that became prose, or of prose that became a table, joined
 * to the first row, because the sentences contain its words.
 */
export const joinTableHeads = (comparison: Comparison): Group[] => {
  const { original, rewritten } = comparison;
  const isFree = (group: Group): boolean => group.rewritten.length === 0;
  const reversed = comparison.groups.filter((group) => isRewordedTable(comparison, group));
  if (reversed.length === 0) return [...comparison.groups];
  const grouped = new Set(comparison.groups.flatMap((group) => group.rewritten));
  const joined = new Set<Group>();
  const groups = comparison.groups.map((group) => {
    if (!reversed.includes(group)) return group;
    const [first = -1] = group.original;
    const head = comparison.groups.find(
      (other) => isFree(other) && other.original[0] === first - 2 && isHead(original, first - 2),
    );
    if (head !== undefined) {
      joined.add(head);
      return { ...group, original: [first - 2, ...group.original] };
    }
    const [row = -1] = group.rewritten;
    return isHead(rewritten, row - 2) && !grouped.has(row - 2)
      ? { ...group, rewritten: [row - 2, ...group.rewritten] }
      : group;
  });
  return groups.filter((group) => !joined.has(group));
};
