/**
 * How similar two texts are, from 0 to 1, by their sets of content words. The number of common words is divided by
 * the smaller set (a short text inside a longer one has similarity 1) or by the mean of both sizes (Dice).
 */
export type SimilarityBase = 'smaller' | 'mean';

export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>, base: SimilarityBase): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  const size = base === 'smaller' ? Math.min(a.size, b.size) : (a.size + b.size) / 2;
  return size === 0 ? 0 : shared / size;
};

/** Texts that share this many characters at the beginning look alike. */
const openingCharacters = 25;

/** Whether two texts look alike on a result page because they have the same beginning. */
export const haveSameOpening = (a: string, b: string): boolean =>
  a.slice(0, openingCharacters).toLowerCase() === b.slice(0, openingCharacters).toLowerCase();
