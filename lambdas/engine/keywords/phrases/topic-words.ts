import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import { generalIdf, type RankedCandidate } from '#engine/keyphrases/rank-candidates.ts';
import { lemmaEntry } from '#engine/language/lexicon.ts';
import { isAspect } from './phrase-rules.ts';
import { readPhrase } from './read-phrase.ts';
import type { SearchPhrase } from './search-phrase.ts';
import { toSearchPhrase } from './search-phrases.ts';

/** Minimum number of occurrences of a topic, and the tokens within which it must occur if title and headings lack it. */
const leastCount = 5;
const openingTokens = 100;
/** Maximum number of words; each has at least this share of the first one's weight (frequency times rarity). */
const mostWords = 3;
const leastShare = 0.5;
/** Words that any text uses for itself and its parts. */
const vehicles = new Set(
  'page pages text texts article articles site sites website websites blog blogs post posts paragraph paragraphs reader readers word words line lines section sections sentence sentences'.split(
    ' ',
  ),
);

/** A word whose first class in the dictionary is noun: "title", not "cut". */
const isThing = (word: string): boolean =>
  lemmaEntry(word)?.classes.startsWith('v') !== true || /s$/.test(word);

const weightOf = ({ key, count }: SearchPhrase): number => count * generalIdf(key);

/**
 * The common nouns that an article uses most and that are in its title, its headings or its first
 * words ("title" in a text on titles), highest weight first: the topics of a text without phrases for them.
 */
export const topicWords = (document: PhraseDocument, ranked: readonly RankedCandidate[]): SearchPhrase[] => {
  const words = ranked
    .filter(({ candidate }) => candidate.to - candidate.from === 1)
    .flatMap((at) => {
      const phrase = readPhrase(document, at.candidate);
      const isOpen = phrase.inTitle || phrase.inHeading || at.candidate.from < openingTokens;
      // "Headings" and "hiking" end like verbs.
      const isNoun = isAspect(phrase.tags[0] === 'G' ? { ...phrase, tags: ['N'] } : phrase);
      const isTopic =
        isNoun &&
        isThing(phrase.words[0] ?? '') &&
        isOpen &&
        phrase.count >= leastCount &&
        !vehicles.has(phrase.words[0] ?? '');
      return isTopic ? [toSearchPhrase(document, at, phrase)] : [];
    })
    .sort((a, b) => weightOf(b) - weightOf(a));
  const [first] = words;
  const least = first === undefined ? 0 : weightOf(first) * leastShare;
  return words.filter((word) => weightOf(word) >= least).slice(0, mostWords);
};
