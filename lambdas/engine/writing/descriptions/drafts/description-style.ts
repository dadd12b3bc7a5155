import { regex } from '#engine/language/patterns.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import weights from './style-weights.json' with { type: 'json' };

/** The words of a text: a number as "#", and a word that is not in the list as "W" with a capital or "w" without one. */
export const styleWords = (text: string, isListed: (word: string) => boolean): string[] =>
  analyzeText(text).tokens.flatMap(({ kind, lower, text: shown }) => {
    if (regex.u`^\p{N}`.test(lower)) return ['#'];
    if (kind !== 'word') return /^[?!:]$/.test(shown) ? [shown] : [];
    return [isListed(lower) ? lower : regex.u`^\p{Lu}`.test(shown) ? 'W' : 'w'];
  });

/** The features of a text: its first one to three words, and its words and word pairs anywhere. */
export const styleFeatures = (words: readonly string[]): { start: string[]; anywhere: string[] } => ({
  start: [1, 2, 3].flatMap((n) => (words.length < n ? [] : [`^${words.slice(0, n).join(' ')}`])),
  anywhere: words.flatMap((word, i) => (i === 0 ? [word] : [word, `${words[i - 1]} ${word}`])),
});

const listed = new Set(weights.words);
const values = new Map(weights.features.map(([feature, value]) => [String(feature), Number(value)]));
const sumOf = (features: readonly string[]): number =>
  features.reduce((sum, feature) => sum + (values.get(feature) ?? 0), 0);

/**
 * How much a text sounds like a description that an author writes rather than like a sentence of a post: by its
 * beginning, and by the mean over its words and pairs. Learned by `scripts/train/train-description-style.ts`.
 */
export const styleOf = (text: string): { start: number; anywhere: number } => {
  const { start, anywhere } = styleFeatures(styleWords(text, (word) => listed.has(word)));
  return { start: sumOf(start), anywhere: sumOf(anywhere) / Math.max(1, anywhere.length) };
};
