/**
 * How much two texts have in common, from 0 to 1, by their sets of content words. The set of words that both hold is
 * measured against the smaller set (a short text inside a longer one is wholly alike) or against the mean of both (Dice).
 */
export type LikenessBase = 'smaller' | 'mean';

export const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>, base: LikenessBase): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  const size = base === 'smaller' ? Math.min(a.size, b.size) : (a.size + b.size) / 2;
  return size === 0 ? 0 : shared / size;
};

/** Texts that open with so many of the same characters look alike, whatever comes after. */
const openingCharacters = 25;

/** Whether two texts look alike on a result page because they begin alike. */
export const openAlike = (a: string, b: string): boolean =>
  a.slice(0, openingCharacters).toLowerCase() === b.slice(0, openingCharacters).toLowerCase();
