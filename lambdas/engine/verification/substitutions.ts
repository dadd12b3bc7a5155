import { diffArrays } from 'diff';

/** Words that stand in an original passage and those that the rewrite has in their very place. */
export type Substitution = { removed: readonly PlacedWord[]; added: readonly PlacedWord[] };

/** A word with its offsets in the text it comes from. */
export type PlacedWord = { text: string; start: number; end: number };

/** Asked by words of any text: a map, which knows no `constructor`. */
const contractions: ReadonlyMap<string, readonly string[]> = new Map([
  ["can't", ['can', 'not']],
  ['cannot', ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["ain't", ['is', 'not']],
]);

const pattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu;

const expand = (word: string): readonly string[] => {
  const lower = word.toLowerCase().replace(/’/g, "'");
  const known = contractions.get(lower);
  if (known !== undefined) return known;
  if (lower.endsWith("n't")) return [lower.slice(0, -3), 'not'];
  return [lower.replace(/'s$/, '')];
};

/** The words of a passage in small letters, contractions written out, each with the place of its source. */
export const placedWords = (text: string, offset: number): PlacedWord[] =>
  [...text.matchAll(pattern)].flatMap((match) =>
    expand(match[0]).map((part) => ({
      text: part,
      start: offset + match.index,
      end: offset + match.index + match[0].length,
    })),
  );

export type Comparison = { substitutions: Substitution[]; similarity: number };

/**
 * Compares two passages word by word. `similarity` is the share of the longer one's words that stand in
 * both in the same order (0-1).
 */
export const compareWords = (
  original: readonly PlacedWord[],
  rewritten: readonly PlacedWord[],
): Comparison => {
  const parts = diffArrays([...original], [...rewritten], { comparator: (a, b) => a.text === b.text });
  const substitutions: Substitution[] = [];
  let common = 0;
  let open: { removed: PlacedWord[]; added: PlacedWord[] } | null = null;
  let at = 0;
  for (const part of parts) {
    if (!part.added && !part.removed) {
      common += part.value.length;
      at += part.value.length;
      open = null;
      continue;
    }
    if (open === null) {
      open = { removed: [], added: [] };
      substitutions.push(open);
    }
    if (part.removed) {
      open.removed.push(...original.slice(at, at + part.value.length));
      at += part.value.length;
    } else open.added.push(...part.value);
  }
  return { substitutions, similarity: common / Math.max(original.length, rewritten.length, 1) };
};
