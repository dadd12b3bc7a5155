import { lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, demonstratives, possessives } from '#engine/english/word-classes.ts';

/** Two words that are one adjective before a noun. */
const compounds =
  'well known|long term|short term|high quality|low quality|full time|part time|high level|low level|open ended|user friendly|large scale|small scale|real world|cross platform|high performance|data driven|object oriented|self hosted|much needed|long lasting|long standing|time consuming|old fashioned|worst case|third party|step by step|end to end|easy to use|day to day|state of the art|up to date';

/** "A well known baker", with the noun. Without one before it, "the long term" and "in real time" are nouns. */
const beforeNoun = new RegExp(
  String.raw`(?<=(?<![\p{L}])(an?|${alternatives(possessives, demonstratives)}|some|any|more|very|many|several) )(${compounds}) (?=(\p{Ll}{3,})(?![\p{L}'’-]))`,
  'giu',
);

/** A rare word that ends a phrase is a noun; words that join phrases are frequent. */
const isNoun = (word: string): boolean =>
  !stopWords.has(word) &&
  !/(?:ed|ing|ly)$/.test(word) &&
  [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].every(
    (form) => lexiconEntry(form)?.classes.startsWith('n') ?? true,
  );

/** "A third party hosts the files": no plural follows "a". */
const isVerbAfter = (determiner: string, noun: string): boolean =>
  /^an?$/i.test(determiner) && /[^suix]s$/.test(noun);

/** "A well-known baker", "an end-to-end test": compound adjectives before their noun with hyphens. */
export const withHyphens = (text: string): string =>
  text.replace(beforeNoun, (found, determiner: string, words: string, noun: string) =>
    isNoun(noun) && !isVerbAfter(determiner, noun) ? `${words.replace(/ /g, '-')} ` : found,
  );
