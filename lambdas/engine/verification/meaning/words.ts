import { baseForm } from './lexicon.ts';
import { functionWords } from './word-kinds.ts';

/** A word of a passage as the comparison of meanings sees it. */
export type Word = {
  /** In lower case, without a possessive ending; contractions are two words. */
  text: string;
  base: string;
  isFunction: boolean;
  isNumber: boolean;
  /** Capitalized, though not at the start of a sentence. */
  isName: boolean;
  /** Index in the passage, and offsets in its text. */
  index: number;
  start: number;
  end: number;
};

const pattern = /[$€£]?\d[\d,.]*\d%?|[$€£]?\d%?|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?|[.!?:]/gu;

const contractions: ReadonlyMap<string, readonly string[]> = new Map([
  ["can't", ['can', 'not']],
  ['cannot', ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["ain't", ['is', 'not']],
]);

const partsOf = (lower: string): readonly string[] =>
  contractions.get(lower) ??
  (lower.endsWith("n't") ? [lower.slice(0, -3), 'not'] : [lower.replace(/'s$/, '')]);

/** The words of a passage in order. */
export const readWords = (text: string): Word[] => {
  const words: Word[] = [];
  let isFirst = true;
  for (const match of text.matchAll(pattern)) {
    const raw = match[0];
    if (/^[.!?:]$/.test(raw)) {
      isFirst = true;
      continue;
    }
    for (const part of partsOf(raw.toLowerCase().replace(/’/g, "'"))) {
      const isNumber = /^[$€£]?\d/.test(part);
      const isFunction = functionWords.has(part);
      words.push({
        text: part,
        base: isNumber || isFunction ? part : baseForm(part),
        isFunction,
        isNumber,
        isName: /^\p{Lu}/u.test(raw) && !isFirst,
        index: words.length,
        start: match.index,
        end: match.index + raw.length,
      });
    }
    isFirst = false;
  }
  return words;
};
