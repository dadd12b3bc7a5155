import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import {
  alternatives,
  demonstratives,
  haveForms,
  pastBe,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { openingSentences } from '#engine/topic/report/opening-sentences.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isCompleteHeadline } from '#engine/writing/reports/complete-headline.ts';
import { clausesOf } from '#engine/writing/reports/report-headlines.ts';
import { withoutAsides, withoutLeadIn } from '#engine/writing/reports/simplify-sentence.ts';
import type { DescriptionCandidate } from './description-candidates.ts';
import { isCompleteSentence } from './drafts/description-forms.ts';

const minLength = 70;
/** Openings of a sentence that depends on the one before it, or that quotes somebody. */
const dependentOpenings = regexOf(
  String.raw`^(?:${alternatives(subjectPronouns, demonstratives)}|his|her|its|their|but|and|so|however|meanwhile|then|also|here|there|such|["“'‘])(?!\p{L})`,
  'iu',
);
const quotes = /["“”]/gu;

const fits = (text: string): boolean => text.length >= minLength && fitsSnippet(text, 'description');

const isSound = (text: string): boolean =>
  !dependentOpenings.test(text) && (text.match(quotes)?.length ?? 0) % 2 === 0 && !/[:;]$|\.\.\./.test(text);

/** A sentence up to a place where it may end, the longest first. */
const cutForms = (sentence: string): string[] =>
  clausesOf(sentence)
    .filter(
      ({ subject, predicate, rest }) =>
        sentence.startsWith(`${subject} ${predicate}`) &&
        isCompleteHeadline(subject, `${subject} ${predicate}`, rest),
    )
    // "D-Minn." already ends with a period.
    .map(({ subject, predicate }) => `${subject} ${predicate}`.replace(/\.?$/, '.'))
    .filter(fits)
    .sort((a, b) => b.length - a.length);

/** "The mayor, the younger brother of the baker, Ann, has told": words that only say who the subject is. */
const appositive = regexOf(
  String.raw`^((?:[\p{L}\p{N}.'’-]+ ){1,7}?[\p{L}\p{N}.'’-]+), (?:the|an?|who|which|\p{Ll}+(?:ed|ing)) [^.;:“”"]{8,140}, (?=(?:${alternatives(presentBe, pastBe, haveForms)}|will|can|could|would) )`,
  'u',
);

/** Words that open a phrase that only adds a time, a reason or another circumstance. */
const adjunct = regex.gu` (?:since|over|after|amid|following|during|despite|while|when|before|because|although|though|in (?:a bid|an effort|an attempt|order) to|and \p{Ll}{3,}ing|that (?:led|caused|killed|left|sparked))(?!\p{L})|, (?:which|who|where|with|while|after|including|saying|citing)(?= )`;
const minCutLength = 80;

/** The longest beginning of a long sentence that is a complete statement: the last resort for a report. */
const beginnings = (sentence: string): string[] =>
  matchesOf(sentence, adjunct)
    .map(({ index }) => `${sentence.slice(0, index).replace(/,$/, '')}.`)
    .filter((part) => part.length >= minCutLength && fits(part) && isSound(part))
    .filter((part) => isCleanCut(sentence, part) && isCompleteSentence(part))
    .slice(-1);

const unit = /^\s(?:per ?cent|percent|million|billion|trillion|points?|times|years?|months?|weeks?|days?)\b/i;
const locating = 20;
/** "at a 2.8." from "at a 2.8 per cent discount": a number without what it measures. */
const losesUnit = (sentence: string, form: string): boolean => {
  const end = form.replace(/\.$/, '').slice(-locating);
  const at = sentence.lastIndexOf(end);
  return /\d$/.test(end) && at >= 0 && unit.test(sentence.slice(at + end.length));
};

/** Forms of a sentence that say it whole, or as much of it as a result page shows. */
const formsOf = (written: string): string[] => {
  const sentence = written.replace(/\s+(?=[,”])|(?<=“)\s+/g, '');
  const plain = withoutAsides(sentence).replace(appositive, '$1 ');
  const later = withoutLeadIn(plain);
  const whole = [sentence, plain, ...(later === null ? [] : [later])].filter(fits);
  const forms = [...whole, ...cutForms(plain), ...(later === null ? [] : cutForms(later))]
    // "D-Minn., in March" without its date.
    .map((form) => form.replace(/\.\.$/, '.'))
    .filter((form) => isSound(form) && !losesUnit(sentence, form));
  return forms.length > 0 ? forms : beginnings(later ?? plain);
};

/** The first sentence with as much of the second as fits: what happened, and the next fact. */
const withNext = (first: string, second: string | undefined): string[] => {
  if (second === undefined || dependentOpenings.test(second)) return [];
  return [first, withoutAsides(first)]
    .flatMap((one) => [second, withoutAsides(second)].map((two) => `${one} ${two}`))
    .filter((text) => fits(text) && isSound(text))
    .slice(0, 1);
};

const names = (text: string): boolean =>
  tagWords(text)
    .slice(0, 14)
    .some(({ tag }) => tag === 'P');

/** The expected grade of a description from the opening of a report. */
const scores = { both: 1.25, first: 1.2, short: 1.05, second: 0.95 } as const;

/** Descriptions of a report from its opening, which says its news. Empty for a text that is not a report. */
export const reportDescriptions = (article: Article): DescriptionCandidate[] => {
  if (!isReport(article)) return [];
  const [first = '', second] = openingSentences(article, 2);
  const firsts = formsOf(first);
  const seconds = second === undefined || !names(second) ? [] : formsOf(second).slice(0, 1);
  return [
    ...withNext(first, second).map((text) => ({ text, score: scores.both })),
    ...firsts.slice(0, 1).map((text) => ({ text, score: scores.first })),
    ...firsts.slice(1, 3).map((text) => ({ text, score: scores.short })),
    ...seconds.map((text) => ({ text, score: scores.second })),
  ].map((candidate) => ({ ...candidate, angle: 'lead' }));
};
