import { lemmaEntry, lexiconEntry } from '#engine/language/lexicon.ts';
import type { Tag } from '#engine/language/part-of-speech.ts';
import { badEnding, boilerplate, hollow, leading, quantities, ranks, time, units } from './phrase-words.ts';

/** A phrase of a text as the rules below see it: its words in small letters, their parts of speech, and how it stands there. */
export interface Phrase {
  words: string[];
  tags: Tag[];
  /** All of its words are written as names. */
  isName: boolean;
  count: number;
  inTitle: boolean;
  inHeading: boolean;
  /** Occurrences as a whole noun phrase, not as a piece of a longer one. */
  free: number;
  /** Mostly after "in", "at", "from" and the like. */
  isPlace: boolean;
  isAcronym: boolean;
}

/** log2 of the dictionary's count from which on a noun is too common to be searched by itself. */
const commonFrequency = 6;

/** A rule that a phrase must not break to be something people type into a search box. */
export interface PhraseRule {
  name: string;
  breaks: (phrase: Phrase) => boolean;
}

const last = <T>(list: readonly T[]): T | undefined => list.at(-1);
const isNumber = (word: string) => /^[\p{N}.,:%$€£-]+(?:st|nd|rd|th|s|k|m|bn)?$/u.test(word);

/** What no search is made of, in any language. */
export const hardRules: readonly PhraseRule[] = [
  { name: 'longer than 5 words', breaks: ({ words }) => words.length > 5 || words.join(' ').length > 60 },
  {
    name: 'too short',
    breaks: ({ words }) => words.join('').length < 3 && !/^\p{L}{2}$/u.test(words.join('')),
  },
  {
    name: 'numbers, dates and measures',
    breaks: ({ words }) => words.every((word) => isNumber(word) || time.has(word) || units.has(word)),
  },
  {
    name: 'a number at the beginning or with a measure',
    breaks: ({ words, isName }) =>
      words.some(
        (word, i) =>
          isNumber(word) &&
          ((i === 0 && !isName) || units.has(words[i + 1] ?? '') || time.has(words[i - 1] ?? '')),
      ),
  },
  { name: "a title of rank without its name's holder", breaks: ({ words }) => ranks.has(last(words) ?? '') },
  {
    name: 'an address',
    breaks: ({ words }) => words.some((word) => /^(?:https?|www)|[@/\\_]|\.(?:com|org|net|info)/.test(word)),
  },
  {
    name: 'words of the page around the article',
    breaks: ({ words, count, inTitle }) =>
      words.some((word) => boilerplate.has(word)) && count < 5 && !inTitle,
  },
  {
    name: 'joined by "and", "in", "to" or "the"',
    breaks: ({ words }) => words.some((word) => /^(?:and|in|to|the|y|und|et|e)$/.test(word)),
  },
];

/** What English searches are hardly ever made of. */
export const softRules: readonly PhraseRule[] = [
  {
    name: 'ends in no noun',
    breaks: ({ tags, words, isName }) =>
      !isName && (!/[NPGC]/.test(last(tags) ?? 'M') || badEnding.has(last(words) ?? '')),
  },
  {
    name: 'ends in a bare number',
    breaks: ({ tags, isName, words }) =>
      last(tags) === 'C' && !(isName || tags.at(-2) === 'P') && words.length > 1,
  },
  {
    name: 'begins with an adverb or verb',
    breaks: ({ tags, isName }) => !isName && /[VRF]/.test(tags[0] ?? 'M'),
  },
  { name: 'a verb inside', breaks: ({ tags, isName }) => !isName && tags.slice(1).includes('V') },
  {
    name: 'begins with what somebody is doing',
    breaks: (phrase) => phrase.count < 2 && !phrase.inTitle && !phrase.isName && beginsWithDoing(phrase),
  },
  {
    name: 'a piece of a longer phrase',
    breaks: ({ free, inTitle, isName, words }) => free === 0 && !(inTitle && isName && words.length > 1),
  },
  {
    name: 'begins with a word that only points',
    breaks: ({ words, isName }) => words.length > 1 && !isName && leading.has(words[0] ?? ''),
  },
  {
    name: 'a time at its beginning or end',
    breaks: ({ words, isName }) =>
      words.length > 1 && !isName && (time.has(words[0] ?? '') || time.has(last(words) ?? '')),
  },
  {
    name: 'a hollow last word',
    breaks: ({ words, isName, count, inTitle }) =>
      words.length > 1 && !isName && hollow.has(last(words) ?? '') && count < 2 && !inTitle,
  },
  {
    name: 'a possessive or "of" that is no fixed expression',
    breaks: ({ words, isName, count, inTitle }) =>
      !isName &&
      words.some(
        (word, i) =>
          (word === 'of' && count < 2 && !inTitle) || (word.endsWith("'s") && i < words.length - 1),
      ),
  },
  {
    name: 'a name behind what its holder is',
    breaks: ({ tags, count, inTitle }) => tags[0] === 'N' && last(tags) === 'P' && count < 2 && !inTitle,
  },
  {
    name: 'a quantity at its beginning',
    breaks: ({ words, isName }) => !isName && quantities.has(words[0] ?? ''),
  },
  { name: 'a single word that is not central', breaks: isWeakSingle },
  {
    name: 'four words or more said once',
    breaks: ({ words, count, inTitle, inHeading, isName }) =>
      words.length > 3 && count < 2 && !inTitle && !inHeading && !isName,
  },
];

/** "allowing volkswagen" is a piece of a sentence; "hiking kit" and "gaming service" are not. */
function beginsWithDoing({ words, tags }: Phrase): boolean {
  return words.length > 1 && tags[0] === 'G' && lexiconEntry(words[0] ?? '') === undefined;
}

/** Single words are searched when they are names said again, or what title or headings and the text keep to. */
function isWeakSingle({ words, isName, count, free, inTitle, inHeading, tags }: Phrase): boolean {
  const word = words[0] ?? '';
  if (words.length > 1) return false;
  if (free < count * 0.4) return true;
  if (word.length < 3 || hollow.has(word) || time.has(word) || leading.has(word) || badEnding.has(word))
    return true;
  if (isName) return free < 2 && !(inTitle && free > 0);
  if (!/[NG]/.test(tags[0] ?? 'M')) return true;
  if ((lemmaEntry(word)?.frequency ?? 0) >= commonFrequency) return true;
  return !(count >= 3 && (inTitle || inHeading)) && count < 8;
}

/** A common noun that the text keeps coming back to: what people add to a topic ("cold brew" + "ratio"). */
export function isAspect({ words, tags, isName, count }: Phrase): boolean {
  const [word = ''] = words;
  const says =
    !hollow.has(word) && !time.has(word) && !units.has(word) && !leading.has(word) && !boilerplate.has(word);
  return words.length === 1 && tags[0] === 'N' && !isName && count >= 3 && word.length > 2 && says;
}

/** True when a phrase breaks none of the rules. */
export function keepsRules(phrase: Phrase, rules: readonly PhraseRule[]): boolean {
  return !rules.some(({ breaks }) => breaks(phrase));
}
