import { fragmentRules } from './fragment-rules.ts';
import type { Phrase, PhraseRule } from './phrase.ts';
import {
  badEnding,
  boilerplate,
  circumstances,
  leading,
  persons,
  quantities,
  ranks,
  sizes,
  time,
  units,
  vagueWords,
} from './phrase-words.ts';

const last = <T>(list: readonly T[]): T | undefined => list.at(-1);
const isNumber = (word: string) =>
  /^n?[\p{N}.,:%$€£₦-]+(?:st|nd|rd|th|s|k|m|bn|million|billion)?$/u.test(word);

/**
 * A name, or words of the title that the text keeps together, with any parts of speech ("open threads").
 * Words at the beginning of the title need one occurrence in the text ("Search intent in plain words").
 */
const isKeptTo = ({ isName, words, inTitle, opensTitle, count }: Phrase): boolean =>
  isName || (words.length > 1 && inTitle && count > (opensTitle ? 1 : 2));

/** Rules for phrases that are no search in any language. */
export const hardRules: readonly PhraseRule[] = [
  { name: 'longer than 5 words', breaks: ({ words }) => words.length > 5 || words.join(' ').length > 60 },
  {
    name: 'too short',
    breaks: ({ words, isAcronym }) =>
      words.join('').length < 3 && !(isAcronym && /^\p{L}{2}$/u.test(words.join(''))),
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
  {
    name: 'begins with a measured amount',
    breaks: ({ words }) => /^(?:\d{2,}g|\d+(?:kg|mg|ml|cl|oz|lbs?|tbsp|tsp))$/.test(words[0] ?? ''),
  },
  {
    name: 'a label in front of a headline',
    breaks: ({ words }) =>
      /^(?:breaking news|breaking|fact check|exclusive|editorial|guardian view|hs roundup)$/.test(
        words.join(' '),
      ),
  },
  { name: "a title of rank without its name's holder", breaks: ({ words }) => ranks.has(last(words) ?? '') },
  {
    name: 'an address',
    breaks: ({ words }) => words.some((word) => /^(?:https?|www)|[@/\\_]|\.(?:com|org|net|info)/.test(word)),
  },
  {
    name: 'the name of a file',
    breaks: ({ words }) =>
      words.some((word) => /\.(?:jpe?g|png|gif|webp|avif|svg|heic|pdf|mp4|mov)$/.test(word)),
  },
  {
    name: 'a measure or a circumstance',
    breaks: ({ words, inTitle }) =>
      !inTitle &&
      (circumstances.has(words.join(' ')) || /^(?:square|cubic|fluid|metric)$/.test(words[0] ?? '')),
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

/** Rules for English phrases that are hardly ever searches, in any text. */
export const shapeRules: readonly PhraseRule[] = [
  ...fragmentRules,
  {
    name: 'ends in no noun',
    breaks: (phrase) =>
      !isKeptTo(phrase) &&
      (!/[NPGC]/.test(last(phrase.tags) ?? 'M') || badEnding.has(last(phrase.words) ?? '')),
  },
  {
    name: 'ends in a bare number, an ordinal or a date',
    breaks: ({ tags, isName, words, count, inTitle }) =>
      words.length > 1 &&
      ((last(tags) === 'C' && (count < 2 && !inTitle ? true : !(isName || tags.at(-2) === 'P'))) ||
        /^\d+(?:st|nd|rd|th)$|^\d+\.\d+\.\d+$/.test(last(words) ?? '')),
  },
  {
    name: 'begins with an adverb or verb',
    breaks: (phrase) => !isKeptTo(phrase) && /[VRF]/.test(phrase.tags[0] ?? 'M'),
  },
  { name: 'a verb inside', breaks: (phrase) => !isKeptTo(phrase) && phrase.tags.slice(1).includes('V') },
  {
    name: 'begins with a word that only points',
    breaks: ({ words, isName, count }) =>
      words.length > 1 && !isName && leading.has(words[0] ?? '') && !(sizes.has(words[0] ?? '') && count > 1),
  },
  {
    name: 'a time at its beginning or end',
    breaks: ({ words, isName }) =>
      words.length > 1 && !isName && (time.has(words[0] ?? '') || time.has(last(words) ?? '')),
  },
  {
    name: 'a possessive or "of" that is no fixed expression',
    breaks: ({ words, isName, count, inTitle }) =>
      !isName &&
      words.some(
        (word, i) =>
          (/^(?:of|for)$/.test(word) && count < 2 && !inTitle) ||
          (word.endsWith("'s") && i < words.length - 1),
      ),
  },
  {
    name: 'a name behind what its holder is or what is done to it',
    breaks: ({ tags, count, inTitle, isName, extendsTitle }) =>
      tags.length > 1 &&
      !isName &&
      last(tags) === 'P' &&
      !inTitle &&
      !extendsTitle &&
      count < (tags[0] === 'N' ? 2 : tags[0] === 'P' ? 0 : 3),
  },
  {
    name: 'a quantity at its beginning',
    breaks: ({ words, isName }) => !isName && quantities.has(words[0] ?? ''),
  },
];

/** A common noun that the text repeats: people add it to a topic ("cold brew" + "ratio"). */
export const isAspect = ({ words, tags, isName, count }: Phrase): boolean => {
  const [word = ''] = words;
  const says =
    !vagueWords.has(word) &&
    !time.has(word) &&
    !units.has(word) &&
    !leading.has(word) &&
    !boilerplate.has(word) &&
    !persons.has(word);
  return words.length === 1 && tags[0] === 'N' && !isName && count >= 3 && /^\p{L}{3,}$/u.test(word) && says;
};

/** True when a phrase breaks none of the rules. */
export const keepsRules = (phrase: Phrase, rules: readonly PhraseRule[]): boolean =>
  !rules.some(({ breaks }) => breaks(phrase));
