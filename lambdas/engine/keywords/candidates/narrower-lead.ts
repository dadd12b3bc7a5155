import { anyOf, searchedQuestionWords } from '#engine/english/word-classes.ts';
import { searchStems } from '#engine/keywords/evidence/article-index.ts';
import type { Evidence } from '#engine/keywords/evidence/find-evidence.ts';
import { regex } from '#engine/language/patterns.ts';
import { withoutIntroduction } from '#engine/topic/phrases/title-forms.ts';
import type { JudgedCandidate } from './keyword-candidate.ts';
import { isDistinct } from './searchable.ts';

/**
 * A longer phrase leads instead of a bare word from a probability on, and if it has a share of the word's: the smaller
 * ones if the title has it, or the text twice word for word. Of 101 labeled texts led by a bare word, 28 get a longer
 * one, and 23 instead of 14 leads have grade 2.
 */
const ofUnit = { probability: 0.2, share: 0.6, exact: 2 } as const;
const ofOther = { probability: 0.25, share: 0.8 } as const;
/**
 * Without a title, only what the text has so twice and what is as good a keyword as the word. Of 22 longer leads of 149
 * texts by the limits above, the bare word alone was right for 6 ("colonial singapore"), the longer phrase alone for one.
 */
const ofUntitled = { probability: 0.2, share: 1, exact: 2 } as const;
/** In place of several words, what the title has word for word and what is a better keyword by this factor. */
const ofTitle = { probability: 0.4, share: 1.2 } as const;
const mostWords = 5;

/** "Homepage of the new site", "app brings tools": a piece of a sentence, although its words are a search. */
const ofSentence = /(?:^| )(?:an?|the|my|our|your|this|new|use|first|people|or|of|by)(?: |$)/;
/** "Splitwise app", "numpy team": the word says as much alone. */
const addsNothing = / (?:apps?|sites?|websites?|homepage|pages?|blogs?|teams?|users?|projects?|login)$/;
const question = new RegExp(`^${anyOf(searchedQuestionWords)} `);

/** A judged candidate, and where the text has it word for word. */
type Judged = JudgedCandidate & { evidence: Pick<Evidence, 'level' | 'exact' | 'title'> };

const stemsIn = (text: string): string[] => text.split(' ').flatMap(searchStems);

/** "Flutter", but not "data.gov" or "front-end": a word of letters and digits. */
const isBareWord = (text: string): boolean => regex.u`^[\p{L}\p{M}\p{N}]+$`.test(text);

const isUnit = ({ title, exact }: Judged['evidence']): boolean => title === 1 || exact.length >= ofUnit.exact;

const isLonger = (word: string, { text, asks, origin, evidence }: Judged): boolean => {
  const words = text.split(' ');
  if (asks !== '' || origin === 'section' || origin === 'form' || question.test(text)) return false;
  // "Universe bougainvillea" in "In this universe bougainvillea rules" is a pair by chance.
  if (evidence.level !== 'exact' || (origin === 'pair' && !isUnit(evidence))) return false;
  if (words.length < 2 || words.length > mostWords || ofSentence.test(text)) return false;
  if (addsNothing.test(text) || withoutIntroduction(text) === word) return false;
  const stems = stemsIn(text);
  return stemsIn(word).every((stem) => stems.includes(stem)) && isDistinct(text);
};

/** Whether a clause of the title ends where a phrase does: not "da nang and hoi" of "Da Nang and Hoi An". */
const endsClause = (title: string, text: string): boolean => {
  const last = stemsIn(text).at(-1);
  return title
    .split(regex.u`[^\p{L}\p{N}\s'’-]+`)
    .some((clause) => last !== undefined && stemsIn(clause.trim().toLowerCase()).at(-1) === last);
};

/** "Technical challenges in government procurements" for "government procurements", where the title has the longer phrase. */
const fullerLead = (lead: string, judged: readonly Judged[], title: string): string | null => {
  const own = judged.find(({ origin }) => origin === 'topic')?.probability ?? 0;
  const least = Math.max(ofTitle.probability, ofTitle.share * own);
  const [best] = judged
    .filter(
      (one) =>
        one.probability >= least &&
        one.evidence.title === 1 &&
        isLonger(lead, one) &&
        endsClause(title, one.text),
    )
    .sort((a, b) => b.probability - a.probability);
  return best?.text ?? null;
};

/**
 * "Wegmans mountain mix" for "wegmans": who types a bare word mostly wants something wider than one text. Null where
 * the lead has several words or no longer phrase is probable enough.
 */
export const narrowerLead = (lead: string, judged: readonly Judged[], title: string): string | null => {
  const isTitled = title !== '';
  if (!isBareWord(lead)) return isTitled ? fullerLead(lead, judged, title) : null;
  const own = judged.find(({ origin }) => origin === 'topic')?.probability ?? 0;
  const isProbable = ({ probability, evidence }: Judged): boolean => {
    if (!isTitled && !isUnit(evidence)) return false;
    const least = !isTitled ? ofUntitled : isUnit(evidence) ? ofUnit : ofOther;
    return probability >= Math.max(least.probability, least.share * own);
  };
  const [best] = judged
    .filter((one) => isProbable(one) && isLonger(lead, one))
    .sort((a, b) => b.probability - a.probability);
  return best?.text ?? null;
};
