import { stemmer } from 'stemmer';

const known = new Map<string, string>();
/** Words of one long article; beyond it the memory of a warm process would only grow. */
const memory = 20_000;

/** Porter stem of one lower-case word; words that are not of the letters a-z come back as they are. */
export const stem = (word: string): string => {
  const hit = known.get(word);
  if (hit !== undefined) return hit;
  const result = /^[a-z]+$/.test(word) && word.length > 2 && word.length < 40 ? stemmer(word) : word;
  if (known.size >= memory) known.clear();
  known.set(word, result);
  return result;
};

/** The parts of a token that count as words of their own ("object-oriented" has two), stemmed. */
export const stemsOf = (lower: string): string[] => {
  if (/^[a-z]+$/.test(lower)) return [stem(lower)];
  // C++ and C# are not C.
  if (/[+#]$/.test(lower)) return [lower];
  return (lower.replace(/'s?$/, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(stem);
};
