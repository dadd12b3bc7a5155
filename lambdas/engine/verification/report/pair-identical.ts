import type { Comparison } from '#engine/verification/compare/compare-facts.ts';
import type { Group } from '#engine/verification/compare/passage-groups.ts';

/** A passage's text for comparison, where white space does not count. Single spaces, which are most of it, stay. */
export const normalized = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ');

const imageAlone = /^!\[([^\]]*)\]\(\s*<?([^\s<>"]+)>?(?:\s+"[^"]*")?\s*\)$/;
const addressOf = (source: string): string | undefined => imageAlone.exec(source.trim())?.[2];

/** Whether an image had no alt text before and the same image has one now. */
export const isDescribedNow = (before: string, after: string): boolean => {
  if (before === after || !before.includes('![')) return false;
  const [, text, address] = imageAlone.exec(before.trim()) ?? [];
  return text?.trim() === '' && address === addressOf(after);
};

/**
 * The groups of a comparison, with unmatched passages paired if they have the same characters, or if they are the
 * same image, which now has alt text. Passages without content words, such as an image or "So what?", cannot be found
 * by their words.
 */
export const pairIdentical = ({ original, rewritten, groups }: Comparison): Group[] => {
  const grouped = new Set(groups.flatMap((group) => group.rewritten));
  const free = new Map(
    rewritten.document.units.flatMap(({ source }, j) => (grouped.has(j) ? [] : [[j, source] as const])),
  );
  const take = (fits: (source: string) => boolean): number | undefined => {
    const [j] = [...free].find(([, source]) => fits(source)) ?? [];
    if (j !== undefined) free.delete(j);
    return j;
  };
  return groups.map((group) => {
    const [unit, ...others] = group.original;
    if (group.rewritten.length > 0 || unit === undefined || others.length > 0) return group;
    const source = original.document.units[unit]?.source ?? '';
    const text = normalized(source);
    const j = take((other) => normalized(other) === text) ?? take((other) => isDescribedNow(source, other));
    return j === undefined ? group : { ...group, rewritten: [j] };
  });
};
