import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import type { RankedCandidate } from '#engine/keyphrases/rank-candidates.ts';
import { hardRules, isAspect, keepsRules, softRules } from './phrase-rules.ts';
import { readPhrase } from './read-phrase.ts';

/** A phrase of the article that somebody might type, in search casing. */
export interface SearchPhrase {
  text: string;
  key: string;
  isName: boolean;
  /** A name that is not mostly said of a place. */
  isFirm: boolean;
  score: number;
  count: number;
  /** Occurrences that are not a piece of a longer noun phrase. */
  free: number;
  words: number;
  inTitle: boolean;
  inHeading: boolean;
}

/** Phrases looked at, best first: enough for 40 ideas after rules and merging, in time that does not grow with the text. */
const considered = 400;

/**
 * The phrases of a document that keep the rules, in the order of their rank. With `strict` false only what is no
 * search in any language is left out, for texts that have hardly anything else.
 */
export function searchPhrases(
  document: PhraseDocument,
  ranked: readonly RankedCandidate[],
  strict: boolean,
): SearchPhrase[] {
  const english = document.language === 'en' || document.language === null;
  const kept: SearchPhrase[] = [];
  for (const at of ranked.slice(0, considered)) {
    const phrase = readPhrase(document, at.candidate);
    if (!keepsRules(phrase, hardRules)) continue;
    if (strict && english && !keepsRules(phrase, softRules)) continue;
    if (strict && !english && phrase.words.length === 1 && phrase.count < 2 && !phrase.inTitle) continue;
    const { isName, isPlace, isAcronym, count, free, inTitle, inHeading } = phrase;
    const words = phrase.words.length;
    // An acronym off the title is as often a thing (LED, CTR) as a firm.
    const isFirm = isName && !isPlace && (!isAcronym || inTitle);
    const text = spell(document, at);
    kept.push({
      text,
      key: at.candidate.key,
      isName,
      isFirm,
      score: at.score,
      count,
      free,
      words,
      inTitle,
      inHeading,
    });
  }
  return strict ? dropNested(kept) : kept;
}

/** Common nouns the text keeps coming back to, best first, in search casing. */
export function searchAspects(document: PhraseDocument, ranked: readonly RankedCandidate[]): string[] {
  return ranked
    .slice(0, considered)
    .filter(
      ({ candidate }) => candidate.to - candidate.from === 1 && isAspect(readPhrase(document, candidate)),
    )
    .map((at) => spell(document, at));
}

/** The commonest spelling of its occurrences in small letters, without 's. */
function spell(document: PhraseDocument, { candidate }: RankedCandidate): string {
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
}

/**
 * Leaves out a phrase that only ever stands inside of a longer one of up to 4 words, and a single word of longer phrases
 * that hardly stands alone ("joe" for "joe biden").
 */
function dropNested(phrases: readonly SearchPhrase[]): SearchPhrase[] {
  return phrases.filter((phrase) => {
    const longer = phrases.filter(
      (other) => other.words > phrase.words && ` ${other.key} `.includes(` ${phrase.key} `),
    );
    if (longer.length === 0) return true;
    if (phrase.words === 1) return phrase.inTitle ? phrase.free >= 2 : !phrase.isName && phrase.free >= 4;
    return phrase.count > longer.reduce((sum, other) => sum + (other.words <= 4 ? other.count : 0), 0);
  });
}
