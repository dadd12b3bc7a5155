import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import type { RankedCandidate } from '#engine/keyphrases/rank-candidates.ts';
import { foldNested } from './fold-nested.ts';
import type { Phrase } from './phrase.ts';
import { hardRules, isAspect, keepsRules, shapeRules } from './phrase-rules.ts';
import { readPhrase } from './read-phrase.ts';
import type { SearchPhrase } from './search-phrase.ts';
import { weightRules } from './weight-rules.ts';

/** All rules, only those on the form of a phrase, or only those that apply to every search. */
export type Strictness = 'strict' | 'plain' | 'any';
const rulesOf = { strict: [...shapeRules, ...weightRules], plain: shapeRules };

/** Maximum number of phrases that are examined, best first: enough for 40 ideas after rules and merging, in bounded time. */
const considered = 400;

/** The most common spelling of its occurrences in lower case, without 's. */
const spell = (document: PhraseDocument, { candidate }: RankedCandidate): string => {
  const counts = new Map<string, number>();
  for (const { from, to } of candidate.occurrences) {
    const words = document.tokens.slice(from, to).map((token) => token.lower);
    const text = words
      .join(' ')
      .replace(/'s?$/, '')
      .replace(/^([^.]*)\.$/, '$1');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? '';
};

/** A phrase as it is shown and compared. */
export const toSearchPhrase = (
  document: PhraseDocument,
  at: RankedCandidate,
  { isName, isPlace, isAcronym, count, free, words, inTitle, inHeading }: Phrase,
): SearchPhrase => {
  return {
    text: spell(document, at),
    key: at.candidate.key,
    isName,
    // An acronym that is not in the title is as often a thing (LED, CTR) as a company.
    isFirm: isName && !isPlace && (!isAcronym || inTitle),
    score: at.score,
    count,
    free,
    words: words.length,
    inTitle,
    inHeading,
  };
};

/**
 * The phrases of a document that follow the rules, in the order of their rank: all rules, or fewer for texts with
 * few phrases.
 */
export const searchPhrases = (
  document: PhraseDocument,
  ranked: readonly RankedCandidate[],
  level: Strictness,
): SearchPhrase[] => {
  const kept: SearchPhrase[] = [];
  for (const at of ranked.slice(0, considered)) {
    const phrase = readPhrase(document, at.candidate);
    if (!keepsRules(phrase, hardRules)) continue;
    if (level !== 'any' && !keepsRules(phrase, rulesOf[level])) continue;
    kept.push(toSearchPhrase(document, at, phrase));
  }
  return level === 'any' ? kept : foldNested(kept);
};

/** Common nouns that the text repeats, best first, in search casing. */
export const searchAspects = (document: PhraseDocument, ranked: readonly RankedCandidate[]): string[] =>
  ranked
    .slice(0, considered)
    .filter(
      ({ candidate }) => candidate.to - candidate.from === 1 && isAspect(readPhrase(document, candidate)),
    )
    .map((at) => spell(document, at));
