import { irregularDenials } from '#engine/english/contractions.ts';
import { type Tag, tagPieces } from '#engine/english/part-of-speech.ts';
import { regex } from '#engine/language/patterns.ts';
import { eachReading, pieceReader, wordsIn } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { baseForm, type Part } from '#engine/verification/lexicon/lexicon.ts';
import { functionWords } from './word-kinds.ts';

/** A word of a passage as the comparison of meanings sees it. */
export type Word = {
  /** In lower case, without a possessive ending; contractions are two words. */
  text: string;
  base: string;
  /** Part of speech in this passage, as the lexicon names it; null for other words. */
  part: Part | null;
  isFunction: boolean;
  isNumber: boolean;
  /** Capitalized, though not at the start of a sentence. */
  isName: boolean;
  /** In capitals only. */
  isCapital?: boolean;
  /** Stands for a phrase: the passage has other words in its place. */
  isStandIn?: boolean;
  /** Index in the passage, and offsets in its text. */
  index: number;
  start: number;
  end: number;
};

const wordPattern = patternFor(
  /\d+(?:st|nd|rd|th)(?![\p{L}\p{N}])|[$€£]?\d[\d,.]*\d%?|[$€£]?\d%?|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?|[.!?:]/gu,
);

/** "I'd" is "I had" as well, but both are small words. */
const contractedVerbs: ReadonlyMap<string, string> = new Map([
  ['ve', 'have'],
  ['re', 'are'],
  ['ll', 'will'],
  ['m', 'am'],
  ['d', 'would'],
]);

const partsOf = (lower: string): readonly string[] => {
  const whole = irregularDenials.get(lower);
  if (whole !== undefined) return whole;
  if (lower.endsWith("n't")) return [lower.slice(0, -3), 'not'];
  const [stem = '', ending = ''] = lower.split("'");
  const verb = contractedVerbs.get(ending);
  return verb === undefined ? [lower.replace(/'s$/, '')] : [stem, verb];
};

const partOfTag: Partial<Record<Tag, Part>> = { N: 'n', P: 'n', V: 'v', A: 'a', G: 'a', D: 'a', R: 'r' };

/** Parts of speech by the offset at which a word starts, asked for in the order of the text. */
type PartReader = (start: number) => Part | null;

const partsIn = (text: string): PartReader => {
  const { tags, starts } = tagPieces(analyzeText(text).pieces);
  let at = 0;
  return (start) => {
    while ((starts[at] ?? Infinity) < start) at += 1;
    return starts[at] === start ? (partOfTag[tags[at] ?? 'M'] ?? null) : null;
  };
};

const noParts: PartReader = () => null;

/** "8%" and "8 percent", "$4bn" and "$4 billion" are the same words. */
const signs: ReadonlyMap<string, string> = new Map([
  ['bn', 'billion'],
  ['mn', 'million'],
  ['tn', 'trillion'],
  ['pct', 'percent'],
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
]);

const wordsFrom = (raw: string): readonly string[] =>
  partsOf(raw.toLowerCase().replace(/’/g, "'")).flatMap((part) =>
    /^[$€£]?\d.*%$/.test(part)
      ? [part.slice(0, -1), 'percent']
      : [signs.get(part) ?? part.replace(/(?<=\d)[.,]+$/, '')],
  );

/** "DNNs". */
const isPluralAcronym = (raw: string): boolean => regex.u`^\p{Lu}{2,}s$`.test(raw);

type Written = Pick<Word, 'text' | 'base' | 'isFunction' | 'isNumber'>;

/** A word as it is written, with what it tells wherever it stands; or a mark, behind which a sentence begins. */
type Entry = {
  words: readonly Written[];
  isMark: boolean;
  isUpper: boolean;
  isCapital: boolean;
  start: number;
  end: number;
};

const isMark = (raw: string): boolean => raw === '.' || raw === '!' || raw === '?' || raw === ':';

const readWritten = (raw: string): Written[] =>
  wordsFrom(raw).map((text) => {
    const isNumber = /^[$€£]?\d/.test(text);
    const isFunction = functionWords.has(text);
    const isBase = isNumber || isFunction;
    const base = isBase ? text : isPluralAcronym(raw) ? text.slice(0, -1) : baseForm(text);
    return { text, base, isFunction, isNumber };
  });

/** The words and marks of a piece, with offsets in it. */
const entriesOf = pieceReader((text): readonly Entry[] =>
  wordsIn(text, wordPattern).map(({ text: raw, start }) => ({
    words: isMark(raw) ? [] : readWritten(raw),
    isMark: isMark(raw),
    isUpper: regex.u`^\p{Lu}`.test(raw),
    isCapital: regex.u`^\p{Lu}{2,}s?$`.test(raw),
    start,
    end: start + raw.length,
  })),
);

/** The words of a passage in order; without `parts`, their parts of speech stay unknown. */
export const readWords = (text: string, withParts = true): Word[] => {
  const found: Word[] = [];
  const partAt = withParts ? partsIn(text) : noParts;
  let isFirst = true;
  eachReading(
    analyzeText(text).pieces,
    entriesOf,
    ({ words, isMark, isUpper, isCapital, start, end }, at) => {
      const part = isMark ? null : partAt(at + start);
      for (let i = 0; i < words.length; i += 1) {
        const word = words[i] as Written;
        found.push({
          text: word.text,
          base: word.base,
          part: word.isFunction || word.isNumber ? null : part,
          isFunction: word.isFunction,
          isNumber: word.isNumber,
          isName: isUpper && !isFirst,
          isCapital,
          index: found.length,
          start: at + start,
          end: at + end,
        });
      }
      isFirst = isMark;
    },
  );
  return found;
};

/** Words with their places after some were replaced; a word that keeps its place stays the same object. */
export const renumber = (words: readonly Word[]): Word[] =>
  words.map((word, index) => (word.index === index ? word : { ...word, index }));
