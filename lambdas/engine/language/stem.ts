import { stemmer } from 'stemmer';
import { memoizeByWord } from '#engine/bounds/memoize.ts';

const known = new Map<string, string>();
/** The maximum number of cached stems, about the words of one long article. It bounds the memory of a warm process. */
const memory = 20_000;

/** The Porter stem of a lowercase word. Words with letters other than a-z are returned unchanged. */
export const stem = (word: string): string => {
  const hit = known.get(word);
  if (hit !== undefined) return hit;
  const result = /^[a-z]+$/.test(word) && word.length > 2 && word.length < 40 ? stemmer(word) : word;
  if (known.size >= memory) known.clear();
  known.set(word, result);
  return result;
};

/** The stems of a token's parts: "object-oriented" has two. */
export const stemsOf = memoizeByWord((lower: string): readonly string[] => {
  if (/^[a-z]+$/.test(lower)) return [stem(lower)];
  // C++ and C# are not C.
  if (/[+#]$/.test(lower)) return [lower];
  return (lower.replace(/'s?$/, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stem);
});
