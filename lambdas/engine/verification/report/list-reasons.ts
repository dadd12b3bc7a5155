import type { Comparison } from '#engine/verification/compare/compare-facts.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';

/** The marker of a unit's item: "1. ", "- [x] "; empty for a unit that does not open an item. */
const markOf = ({ document }: FactDocument, unit: number | undefined): string => {
  const { block = -1, start = 1 } = document.units[unit ?? -1] ?? {};
  const read = document.blocks[block]?.block;
  return read?.kind === 'item' && start === 0 ? read.prefix : '';
};

const isStep = (document: FactDocument, unit: number | undefined): boolean =>
  /\d/.test(markOf(document, unit));

/** The longest sequence of groups that the rewrite has in the same order; the others were moved. */
const inOrder = (steps: readonly Group[]): ReadonlySet<Group> => {
  const places = steps.map(({ rewritten }) => rewritten[0] ?? -1);
  const lengths = places.map(() => 1);
  const before = places.map(() => -1);
  for (let i = 0; i < places.length; i += 1)
    for (let j = 0; j < i; j += 1)
      if ((places[j] ?? 0) < (places[i] ?? 0) && (lengths[j] ?? 0) + 1 > (lengths[i] ?? 0)) {
        lengths[i] = (lengths[j] ?? 0) + 1;
        before[i] = j;
      }
  const kept = new Set<Group>();
  for (let at = lengths.indexOf(Math.max(...lengths)); at >= 0; at = before[at] ?? -1) {
    const step = steps[at];
    if (step !== undefined) kept.add(step);
  }
  return kept;
};

/** Nobody checks the order of a longer list of steps. */
const maxSteps = 200;

/** Steps of numbered lists that the rewrite has in a different order. */
export const movedSteps = ({ original, rewritten, groups }: Comparison): ReadonlySet<Group> => {
  const moved = new Set<Group>();
  let steps: Group[] = [];
  const close = (): void => {
    const kept = steps.length > 1 && steps.length <= maxSteps ? inOrder(steps) : new Set(steps);
    for (const step of steps) if (!kept.has(step)) moved.add(step);
    steps = [];
  };
  let last = -1;
  for (const group of groups) {
    const [unit = -1] = group.original;
    const block = original.document.units[unit]?.block ?? -1;
    if (!isStep(original, unit)) continue;
    if (block !== last + 1) close();
    last = block;
    if (isStep(rewritten, group.rewritten[0])) steps.push(group);
  }
  close();
  return moved;
};

const checkOf = (mark: string): string | undefined => /\[([ xX])\]/.exec(mark)?.[1]?.toLowerCase();

/** A list task that is checked in only one of the texts. */
export const taskReasons = (original: FactDocument, rewritten: FactDocument, group: Group): string[] => {
  const before = checkOf(markOf(original, group.original[0]));
  const after = checkOf(markOf(rewritten, group.rewritten[0]));
  if (before === undefined || after === undefined || before === after) return [];
  return [after === 'x' ? 'The task is checked now.' : 'The task is no longer checked.'];
};
