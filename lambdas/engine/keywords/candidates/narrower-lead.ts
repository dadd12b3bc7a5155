import { anyOf, searchQuestionWords } from '#engine/english/word-classes.ts';
import { searchStems } from '#engine/keywords/evidence/article-index.ts';
import type { Evidence } from '#engine/keywords/evidence/find-evidence.ts';
import { regex } from '#engine/language/patterns.ts';
import { withoutIntroduction } from '#engine/topic/phrases/title-forms.ts';
import type { JudgedCandidate } from './keyword-candidate.ts';
import { isDistinct } from './searchable.ts';

/**
 * A longer phrase leads instead of a bare word if it reaches this probability and this share of the word's. The lower
 * limits apply if the title contains it, or if the text contains it twice word for word. Of 101 labeled texts led by a
 * bare word, 28 get a longer lead, and the leads with grade 2 rise from 14 to 23.
 */
const unitLimits = { probability: 0.2, share: 0.6, exact: 2 } as const;
const defaultLimits = { probability: 0.25, share: 0.8 } as const;
/**
 * A lead of several words is replaced by a phrase that the title contains word for word, and that is a better keyword
 * by this factor.
 */
const titleLimits = { probability: 0.4, share: 1.2 } as const;
const maxWords = 5;

/** Words that mark a piece of a sentence, even if they are searched: "homepage of the new site", "app brings tools". */
const sentenceWords = /(?:^| )(?:an?|the|my|our|your|this|new|use|first|people|or|of|by)(?: |$)/;
/** Last words that add nothing to the name: "splitwise app", "numpy team". */
const emptyAdditions = / (?:apps?|sites?|websites?|homepage|pages?|blogs?|teams?|users?|projects?|login)$/;
const question = new RegExp(`^${anyOf(searchQuestionWords)} `);

/** A judged candidate, and where the text contains it word for word. */
type Judged = JudgedCandidate & { evidence: Pick<Evidence, 'level' | 'exact' | 'title'> };

const stemsIn = (text: string): string[] => text.split(' ').flatMap(searchStems);

/** True for a word of letters and digits: "flutter", but not "data.gov" or "front-end". */
const isBareWord = (text: string): boolean => regex.u`^[\p{L}\p{M}\p{N}]+$`.test(text);

const isUnit = ({ title, exact }: Judged['evidence']): boolean =>
  title === 1 || exact.length >= unitLimits.exact;

const isLonger = (word: string, { text, asks, origin, evidence }: Judged): boolean => {
  const words = text.split(' ');
  if (asks !== '' || origin === 'section' || origin === 'form' || question.test(text)) return false;
  // The pair "universe bougainvillea" in "In this universe bougainvillea rules" is an accident.
  if (evidence.level !== 'exact' || (origin === 'pair' && !isUnit(evidence))) return false;
  if (words.length < 2 || words.length > maxWords || sentenceWords.test(text)) return false;
  if (emptyAdditions.test(text) || withoutIntroduction(text) === word) return false;
  const stems = stemsIn(text);
  return stemsIn(word).every((stem) => stems.includes(stem)) && isDistinct(text);
};

/** Whether a clause of the title ends with the phrase. False for "da nang and hoi" in "Da Nang and Hoi An". */
const endsClause = (title: string, text: string): boolean => {
  const last = stemsIn(text).at(-1);
  return title
    .split(regex.u`[^\p{L}\p{N}\s'’-]+`)
    .some((clause) => last !== undefined && stemsIn(clause.trim().toLowerCase()).at(-1) === last);
};

/**
 * Finds "technical challenges in government procurements" for "government procurements" if the title contains the
 * longer phrase.
 */
const fullerLead = (lead: string, judged: readonly Judged[], title: string): string | null => {
  const own = judged.find(({ origin }) => origin === 'topic')?.probability ?? 0;
  const min = Math.max(titleLimits.probability, titleLimits.share * own);
  const [best] = judged
    .filter(
      (one) =>
        one.probability >= min &&
        one.evidence.title === 1 &&
        isLonger(lead, one) &&
        endsClause(title, one.text),
    )
    .sort((a, b) => b.probability - a.probability);
  return best?.text ?? null;
};

/**
 * Finds "wegmans mountain mix" for "wegmans": people who type a bare word usually want more than one text covers. Null
 * if the text has no title, or if no longer phrase is probable enough.
 *
 * Without a title, a longer phrase gains nothing ("osaka loop line" for "osaka"): of 1,220 texts with graded leads, 5
 * would gain a right lead and 5 would lose one; of 7 such leads in three blind gradings, one was right.
 */
export const narrowerLead = (lead: string, judged: readonly Judged[], title: string): string | null => {
  if (title === '') return null;
  if (!isBareWord(lead)) return fullerLead(lead, judged, title);
  const own = judged.find(({ origin }) => origin === 'topic')?.probability ?? 0;
  const isProbable = ({ probability, evidence }: Judged): boolean => {
    const min = isUnit(evidence) ? unitLimits : defaultLimits;
    return probability >= Math.max(min.probability, min.share * own);
  };
  const [best] = judged
    .filter((one) => isProbable(one) && isLonger(lead, one))
    .sort((a, b) => b.probability - a.probability);
  return best?.text ?? null;
};
