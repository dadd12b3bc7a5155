import { analyzeText } from '#engine/text/analyzed-text.ts';
import weights from './headline-counts.json' with { type: 'json' };

/**
 * How well a line reads as a headline, in natural logarithms per word: the mean, the worst place, the
 * beginning and the end.
 */
export type HeadlineFit = { mean: number; worst: number; first: number; last: number };

/** Each table has this many cells of four bits: the logarithm of a count. */
export const tableSize = 1 << 17;
const begin = '^';
const end = '$';

/** FNV-1a. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % tableSize;
};

/** A rare word counts as its form: an ending, a number, or "*" for any other word. */
export const formOf = (word: string, isCommon: (word: string) => boolean): string => {
  if (isCommon(word)) return word;
  if (/\d/.test(word)) return '0';
  const ending = /(?:ing|ed|ly|ers?|tions?|ment|ness|able|al|es|s)$/.exec(word)?.[0];
  return ending === undefined ? '*' : `*${ending}`;
};

/** The words of a headline between its begin and end marks. A colon, a question mark and a comma count as words. */
export const headlineWords = (line: string): string[] => [
  begin,
  ...analyzeText(line)
    .tokens.filter(({ kind, text }) => kind !== 'mark' || /^[:?,]$/.test(text))
    .map(({ lower }) => lower),
  end,
];

type Tables = { common: ReadonlySet<string>; cells: readonly Uint8Array[] };
let tables: Tables | undefined;

const load = (): Tables => ({
  common: new Set(weights.common.split(' ')),
  cells: [weights.one, weights.two, weights.three].map((text) =>
    Uint8Array.from(atob(text), (c) => c.charCodeAt(0)),
  ),
});

/** The count that a cell stands for: 0 or a power of two. */
const countAt = (cells: Uint8Array, key: string): number => {
  const index = hashOf(key);
  const byte = cells[index >> 1] ?? 0;
  const value = index % 2 === 0 ? byte & 15 : byte >> 4;
  return value === 0 ? 0 : 2 ** (value - 1);
};

/** How well a line reads as a headline, judged by the word sequences of published headlines. */
export const headlineFit = (line: string): HeadlineFit => {
  tables ??= load();
  const { common, cells } = tables;
  const [one, two, three] = cells;
  const words = headlineWords(line).map((word) =>
    formOf(word, (value) => value === begin || value === end || common.has(value)),
  );
  const scores: number[] = [];
  if (one === undefined || two === undefined || three === undefined)
    return { mean: 0, worst: 0, first: 0, last: 0 };
  for (let i = 1; i < words.length; i++) {
    const [a, b, c] = [words[i - 2] ?? '', words[i - 1] ?? '', words[i] ?? ''];
    const p1 = (countAt(one, c) + 1) / weights.total;
    const p2 = (countAt(two, `${b} ${c}`) + 20 * p1) / (countAt(one, b) + 20);
    const p3 = i < 2 ? p2 : (countAt(three, `${a} ${b} ${c}`) + 8 * p2) / (countAt(two, `${a} ${b}`) + 8);
    scores.push(Math.log(Math.min(p3, 1)));
  }
  return {
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    worst: Math.min(...scores),
    first: scores[0] ?? 0,
    last: scores.at(-1) ?? 0,
  };
};
