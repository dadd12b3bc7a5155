import type { PhraseDocument } from '#engine/keyphrases/phrase-document.ts';
import type { RankedCandidate } from '#engine/keyphrases/rank-candidates.ts';
import { hardRules, keepsRules, type Phrase, softRules } from './phrase-rules.ts';

/** A phrase of the article that somebody might type, in search casing. */
export interface SearchPhrase {
  text: string;
  key: string;
  isName: boolean;
  score: number;
  count: number;
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
  const kept: { phrase: SearchPhrase; at: RankedCandidate }[] = [];
  for (const at of ranked.slice(0, considered)) {
    const phrase = readPhrase(document, at);
    if (!keepsRules(phrase, hardRules)) continue;
    if (strict && english && !keepsRules(phrase, softRules)) continue;
    if (strict && !english && phrase.words.length === 1 && phrase.count < 2 && !phrase.inTitle) continue;
    kept.push({
      at,
      phrase: {
        text: spell(document, at),
        key: at.candidate.key,
        isName: phrase.isName,
        score: at.score,
        count: phrase.count,
        words: phrase.words.length,
        inTitle: phrase.inTitle,
        inHeading: phrase.inHeading,
      },
    });
  }
  return strict ? dropNested(kept.map(({ phrase }) => phrase)) : kept.map(({ phrase }) => phrase);
}

function readPhrase(document: PhraseDocument, { candidate }: RankedCandidate): Phrase {
  const { occurrences, key } = candidate;
  const { from, to } = occurrences.find((o) => o.from >= document.titleEnd) ?? candidate;
  const indices = Array.from({ length: to - from }, (_, i) => from + i);
  return {
    words: indices.map((i) => document.tokens[i]?.lower ?? ''),
    tags: indices.map((i) => document.tags[i] ?? 'M'),
    isName: indices.every(
      (i) =>
        document.name[i] || (i > from && (document.tags[i] === 'C' || document.tokens[i]?.lower === 'of')),
    ),
    count: occurrences.length,
    inTitle: document.title.includes(` ${key} `),
    inHeading: document.headings.includes(` ${key} `),
    isWhole: occurrences.some((o) => standsFree(document, o.from, o.to)),
  };
}

/** No noun or modifier touches it on either side. */
function standsFree(document: PhraseDocument, from: number, to: number): boolean {
  const joins = (i: number, tags: RegExp) =>
    document.sentenceOf[i] === document.sentenceOf[from] && tags.test(document.tags[i] ?? 'M');
  return !joins(from - 1, /[NPADGC]/) && !joins(to, /[NP]/);
}

/** The commonest spelling of its occurrences in small letters, without 's. */
function spell(document: PhraseDocument, { candidate }: RankedCandidate): string {
  const counts = new Map<string, number>();
  for (const { from, to } of candidate.occurrences) {
    const words = document.tokens.slice(from, to).map((token) => token.lower);
    const text = words.join(' ').replace(/'s?$/, '').replace(/\.$/, '');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? '';
}

/**
 * Leaves out a phrase that only ever stands inside of a longer one of up to 4 words, and a single word of a longer name
 * that hardly stands alone ("joe" for "joe biden").
 */
function dropNested(phrases: readonly SearchPhrase[]): SearchPhrase[] {
  return phrases.filter((phrase) => {
    const longer = phrases.filter(
      (other) => other.words > phrase.words && ` ${other.key} `.includes(` ${phrase.key} `),
    );
    const inside = longer.reduce((sum, other) => sum + (other.words <= 4 ? other.count : 0), 0);
    if (phrase.words === 1 && longer.some((other) => other.isName === phrase.isName))
      return phrase.inTitle && phrase.count - inside >= 2;
    return longer.length === 0 || phrase.count > inside;
  });
}
