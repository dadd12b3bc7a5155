import { irregularNegations } from '#engine/english/contractions.ts';
import { type Tag, tagPieces } from '#engine/english/part-of-speech.ts';
import { regex } from '#engine/language/patterns.ts';
import { lowercaseWordOf, type Piece, partReader } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { type Token, tokensOf } from '#engine/language/tokenize.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { baseForm, type Part } from '#engine/verification/lexicon/lexicon.ts';
import { functionWords } from './word-kinds.ts';

/** A word of a passage, as the comparison of meanings reads it. */
export type Word = {
  /** The word in lower case, without a possessive ending; a contraction is two words. */
  text: string;
  base: string;
  /** Its part of speech in this passage, in the lexicon's terms; null for other words. */
  part: Part | null;
  isFunction: boolean;
  isNumber: boolean;
  /** Whether it is capitalized, other than at the start of a sentence. */
  isName: boolean;
  /** Whether it is all in capitals. */
  isCapital?: boolean;
  /** Whether it stands for a phrase, so the passage has other words in its place. */
  isStandIn?: boolean;
  /** Its index in the passage, and its offsets in the text. */
  index: number;
  start: number;
  end: number;
};

const wordPattern = patternFor(
  /\d+(?:st|nd|rd|th)(?![\p{L}\p{N}])|[$€£]?\d[\d,.]*\d%?|[$€£]?\d%?|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?|[.!?:]/gu,
);

/** "I'd" can also be "I had", but both are function words. */
const contractedVerbs: ReadonlyMap<string, string> = new Map([
  ['ve', 'have'],
  ['re', 'are'],
  ['ll', 'will'],
  ['m', 'am'],
  ['d', 'would'],
]);

const partsOf = (lower: string): readonly string[] => {
  const whole = irregularNegations.get(lower);
  if (whole !== undefined) return whole;
  if (lower.endsWith("n't")) return [lower.slice(0, -3), 'not'];
  const [stem = '', ending = ''] = lower.split("'");
  const verb = contractedVerbs.get(ending);
  return verb === undefined ? [lower.replace(/'s$/, '')] : [stem, verb];
};

const partOfTag = (tag: Tag | undefined): Part | null => {
  switch (tag) {
    case 'N':
    case 'P':
      return 'n';
    case 'V':
      return 'v';
    case 'A':
    case 'G':
    case 'D':
      return 'a';
    case 'R':
      return 'r';
    default:
      return null;
  }
};

/** "8%" and "8 percent", or "$4bn" and "$4 billion", are the same words. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['bn', 'billion'],
  ['mn', 'million'],
  ['tn', 'trillion'],
  ['pct', 'percent'],
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
]);

const isLowercase = (raw: string): boolean => lowercaseWordOf(raw) === raw;

const wordsFrom = (raw: string): readonly string[] => {
  if (isLowercase(raw)) return irregularNegations.get(raw) ?? [symbols.get(raw) ?? raw];
  return partsOf(raw.toLowerCase().replace(/’/g, "'")).flatMap((part) =>
    /^[$€£]?\d.*%$/.test(part)
      ? [part.slice(0, -1), 'percent']
      : [symbols.get(part) ?? part.replace(/(?<=\d)[.,]+$/, '')],
  );
};

/** Whether a word is the plural of an acronym: "DNNs". */
const isPluralAcronym = (raw: string): boolean => !isLowercase(raw) && regex.u`^\p{Lu}{2,}s$`.test(raw);

type Written = Pick<Word, 'text' | 'base' | 'isFunction' | 'isNumber'>;

/** A written word with its context-free properties, or a mark after which a sentence begins. */
type Entry = {
  words: readonly Written[];
  /** The number of the token that starts at the same place, among those of its piece; -1 if there is none. */
  token: number;
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

/** The number of the token that starts at an offset; -1 without one. Halves the range, because a piece may be long. */
const tokenAt = (tokens: readonly Token[], start: number): number => {
  let [low, high] = [0, tokens.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return tokens[low]?.start === start ? low : -1;
};

/** The words and marks of a piece, with offsets in it. */
const entriesOf = partReader(wordPattern, isMark, ({ text: raw, start }, piece): Entry => {
  const isUpper = !isLowercase(raw) && regex.u`^\p{Lu}`.test(raw);
  return {
    words: isMark(raw) ? [] : readWritten(raw),
    token: tokenAt(tokensOf(piece), start),
    isMark: isMark(raw),
    isUpper,
    isCapital: isUpper && regex.u`^\p{Lu}{2,}s?$`.test(raw),
    start,
    end: start + raw.length,
  };
});

/** The words of a passage in order; without `withParts`, their parts of speech are unknown. */
export const readWords = (text: string, withParts = true): Word[] => {
  const found: Word[] = [];
  const pieces = analyzeText(text).pieces;
  const tagged = withParts ? tagPieces(pieces) : null;
  let isFirst = true;
  for (let i = 0; i < pieces.pieces.length; i += 1) {
    const entries = entriesOf(pieces.pieces[i] as Piece);
    const at = pieces.starts[i] as number;
    for (let k = 0; k < entries.length; k += 1) {
      const entry = entries[k] as Entry;
      const part =
        tagged === null || entry.token < 0
          ? null
          : partOfTag(tagged.tags[(tagged.firsts[i] as number) + entry.token]);
      pushWords(found, entry, part, at, isFirst);
      isFirst = entry.isMark;
    }
  }
  return found;
};

/** Appends the words of an entry, whose piece starts at offset `at`, to those of its passage. */
const pushWords = (found: Word[], entry: Entry, part: Part | null, at: number, isFirst: boolean): void => {
  const { words, isUpper, isCapital, start, end } = entry;
  for (let i = 0; i < words.length; i += 1) {
    const { text, base, isFunction, isNumber } = words[i] as Written;
    found.push({
      text,
      base,
      part: isFunction || isNumber ? null : part,
      isFunction,
      isNumber,
      isName: isUpper && !isFirst,
      isCapital,
      index: found.length,
      start: at + start,
      end: at + end,
    });
  }
};

/** Words with their indexes updated after replacements; a word that keeps its index stays the same object. */
export const renumber = (words: readonly Word[]): Word[] =>
  words.map((word, index) => (word.index === index ? word : { ...word, index }));
