import { lemmaEntry } from '#engine/english/lexicon.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Background } from './background.ts';
import type { PhraseDocument } from './phrase-document.ts';
import { rankWords } from './word-graph.ts';

/** Statistics of one word (all tokens of one stem) in a text. */
export type WordStatistics = {
  count: number;
  /** The token index of the first occurrence. */
  first: number;
  sentences: number;
  /** The number of occurrences written as a name, and in all capitals. */
  names: number;
  capitals: number;
  /** The number of different neighbors to the left and right. */
  left: number;
  right: number;
  /** The sum of the lengths of the runs between stop words that contain it (RAKE's degree). */
  degree: number;
  inTitle: boolean;
  /** The inverse document frequency in general text. */
  idf: number;
  /** The frequency class in the dictionary; 0 if unknown. */
  common: number;
  /** How much more often than other words it was a key phrase, or part of one, in the training texts (log odds). */
  keyAlone: number;
  keyPart: number;
  rank: number;
};

/** For each token, the length of the run of content words that contains it. */
const runLengths = (document: PhraseDocument): Int32Array => {
  const lengths = new Int32Array(document.tokens.length);
  let start = 0;
  for (let i = 0; i <= document.tokens.length; i++) {
    const broken =
      i === document.tokens.length ||
      document.stop[i] ||
      document.sentenceOf[i] !== document.sentenceOf[start];
    if (!broken) continue;
    lengths.fill(i - start, start, i);
    start = document.stop[i] ? i + 1 : i;
  }
  return lengths;
};

const newWord = (
  document: PhraseDocument,
  background: Background,
  stem: string,
  index: number,
): WordStatistics => {
  const lower = document.tokens[index]?.lower ?? '';
  return {
    count: 0,
    first: index,
    sentences: 0,
    names: 0,
    capitals: 0,
    left: 0,
    right: 0,
    degree: 0,
    inTitle: document.title.includes(` ${stem} `),
    idf: background.idf(stem),
    common: lemmaEntry(lower)?.frequency ?? 0,
    keyAlone: background.keyAlone(stem),
    keyPart: background.keyPart(stem),
    rank: 0,
  };
};

/** Statistics of every content word of a document, by stem. */
export const wordStatistics = (
  document: PhraseDocument,
  background: Background,
): Map<string, WordStatistics> => {
  const words = new Map<string, WordStatistics>();
  const numbers = new Int32Array(document.tokens.length).fill(-1);
  const order = new Map<string, number>();
  const lastSentence = new Map<string, number>();
  const neighbours = new Map<string, [Set<string>, Set<string>]>();
  const runs = runLengths(document);
  for (const [i, stem] of document.stems.entries()) {
    if (document.stop[i] || stem === '') continue;
    const word = words.get(stem) ?? newWord(document, background, stem, i);
    words.set(stem, word);
    numbers[i] = order.get(stem) ?? order.size;
    order.set(stem, numbers[i] ?? 0);
    word.count++;
    word.degree += runs[i] ?? 1;
    if (document.name[i]) word.names++;
    if (regex.u`^\p{Lu}[\p{Lu}\p{N}]+$`.test(document.tokens[i]?.text ?? '')) word.capitals++;
    if (lastSentence.get(stem) !== document.sentenceOf[i]) word.sentences++;
    lastSentence.set(stem, document.sentenceOf[i] ?? 0);
    const [left, right] = neighbours.get(stem) ?? [new Set<string>(), new Set<string>()];
    neighbours.set(stem, [left, right]);
    if (document.sentenceOf[i - 1] === document.sentenceOf[i]) left.add(document.tokens[i - 1]?.lower ?? '');
    if (document.sentenceOf[i + 1] === document.sentenceOf[i]) right.add(document.tokens[i + 1]?.lower ?? '');
  }
  const ranks = rankWords(numbers, document.sentenceOf, order.size);
  for (const [stem, word] of words) {
    word.rank = ranks[order.get(stem) ?? 0] ?? 0;
    const [left, right] = neighbours.get(stem) ?? [];
    word.left = left?.size ?? 0;
    word.right = right?.size ?? 0;
  }
  return words;
};
