import { generalIdf } from '#engine/keyphrases/rank-candidates.ts';
import { lemmaEntry, lexiconEntry } from '#engine/language/lexicon.ts';
import { stem } from '#engine/language/stem.ts';
import type { Phrase, PhraseRule } from './phrase.ts';
import { badEnding, leading, peoples, time, vagueWords } from './phrase-words.ts';

/** log2 of the dictionary's count up to which a noun may be searched by itself, and its rarity in general text. */
const commonFrequency = 2;
const rareFrom = 4.5;

/** "sourdough" and "bougainvillea" name the topic of a text; "agents", "universe" and "coffee" occur in any text. */
const isSpecific = (word: string): boolean => {
  const frequency = lemmaEntry(word)?.frequency ?? 0;
  return frequency <= commonFrequency && generalIdf(stem(word)) >= rareFrom;
};

/** Single words are searched when they are names said again, or what title or headings and the text keep to. */
const isWeakSingle = ({ words, isName, count, free, inTitle, inHeading, tags }: Phrase): boolean => {
  const word = (words[0] ?? '').replace(/'s$/, '');
  if (words.length > 1) return false;
  if (free < count * 0.4) return true;
  if (word.length < 3 || vagueWords.has(word) || time.has(word) || leading.has(word) || badEnding.has(word))
    return true;
  if (peoples.has(word)) return true;
  if (isName) return inTitle ? free === 0 : free < 2 || (lemmaEntry(word)?.frequency ?? 0) > commonFrequency;
  if (!/[NG]/.test(tags[0] ?? 'M') || !isSpecific(word)) return true;
  return !(count >= 3 && (inTitle || inHeading)) && count < 8;
};

/** "strange argument", "horizontal panel", "single gadget": both words are everyday words. */
const isCommon = (words: readonly string[]): boolean =>
  words.every(
    (word) => vagueWords.has(word) || leading.has(word) || (lexiconEntry(word)?.frequency ?? 0) >= 2,
  );

/** Rules for phrases that are too weak if a text has better ones; short texts need them. */
export const weightRules: readonly PhraseRule[] = [
  {
    name: 'a piece of a longer phrase',
    breaks: ({ free, inTitle, isName, words }) => free === 0 && !(inTitle && isName && words.length > 1),
  },
  {
    name: 'a vague last word',
    breaks: ({ words, isName, count, inTitle }) =>
      words.length > 1 && !isName && vagueWords.has(words.at(-1) ?? '') && count < 2 && !inTitle,
  },
  { name: 'a single word that is not central', breaks: isWeakSingle },
  {
    name: 'four words or more said once',
    breaks: ({ words, count, inTitle, inHeading, isName }) =>
      words.length > 3 && count < 2 && !inTitle && !inHeading && !isName,
  },
  {
    name: 'said once, and not more than a common thing with an adjective',
    breaks: ({ words, tags, isName, count, inTitle, inHeading }) =>
      count < 2 &&
      !inTitle &&
      !inHeading &&
      !isName &&
      words.length === 2 &&
      tags[0] === 'A' &&
      isCommon(words),
  },
];
