import type { Group } from '#engine/verification/compare/passage-groups.ts';
import type { Comparison } from '#engine/verification/verify-rewrite.ts';

/** A passage's text as it is compared: white space does not count. */
export const normalized = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * The groups of a comparison, where passages without a counterpart are paired if they have the same characters. Passages
 * without content words, such as an image or "So what?", are not found by their words.
 */
export const pairIdentical = ({ original, rewritten, groups }: Comparison): Group[] => {
  const grouped = new Set(groups.flatMap((group) => group.rewritten));
  const free = new Map<string, number[]>();
  rewritten.document.units.forEach(({ source }, j) => {
    if (grouped.has(j)) return;
    const key = normalized(source);
    const list = free.get(key);
    if (list === undefined) free.set(key, [j]);
    else list.push(j);
  });
  return groups.map((group) => {
    const [unit, ...others] = group.original;
    if (group.rewritten.length > 0 || unit === undefined || others.length > 0) return group;
    const j = free.get(normalized(original.document.units[unit]?.source ?? ''))?.shift();
    return j === undefined ? group : { ...group, rewritten: [j] };
  });
};
