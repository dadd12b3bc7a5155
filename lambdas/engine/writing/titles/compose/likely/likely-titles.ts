import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { type LikelySentence, likelySentences } from '#engine/topic/likely-sentence.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { isCleanCut } from '#engine/writing/clauses/clean-cut.ts';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { isNotATitle } from '#engine/writing/headlines/not-a-title.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';
import { actions, reasons } from './action-forms.ts';
import { introductions, relationPhrases } from './noun-forms.ts';
import { plainClause } from './plain-clauses.ts';
import { descriptions, existents, gerundSubjects, statements } from './stated-forms.ts';
import { fitting, refersBack } from './whole-phrases.ts';

/** A title made of a sentence, with the frame by which the gate judges it. */
export type LikelyTitle = { text: string; judgedAs: TitleFrame; probability: number };

const maxSentences = 2;
/** The least probability of a sentence, and its last place, for each form. Statements further down are details. */
const limits = {
  statement: { min: 0.5, last: 0 },
  description: { min: 0.45, last: 2 },
  action: { min: 0.45, last: 2 },
  phrase: { min: 0.3, last: 24 },
  reason: { min: 0.4, last: 2 },
} as const;

const fits = (text: string): boolean => fitsSnippet(text, 'title');

type Form = { text: string; judgedAs: TitleFrame; limit: { min: number; last: number } };

const as = (judgedAs: TitleFrame, limit: Form['limit'], texts: readonly string[]): Form[] =>
  texts.map((text) => ({ text, judgedAs, limit }));

/** Forms of the main clause. */
const clauseForms = (sentence: string, text: string): Form[] => {
  const clause = plainClause(sentence);
  const described = descriptions(clause, text).filter(fits).slice(0, 1);
  const stated = isCleanCut(sentence, clause) ? statements(clause) : [];
  return [
    ...as('definition', limits.description, described),
    ...as('statement', limits.statement, stated),
    ...as('doing', limits.phrase, gerundSubjects(clause)),
    ...as('presented', limits.phrase, existents(clause)),
    ...as(
      'action',
      limits.action,
      actions(clause).flatMap((line) => fitting(line, 3)),
    ),
  ];
};

/** Phrases of the whole sentence. */
const phraseForms = (sentence: string): Form[] => {
  const bare = sentence.replace(/\s*\([^()]*\)/gu, '');
  return [
    ...as(
      'presented',
      limits.phrase,
      relationPhrases(bare).flatMap((text) => fitting(text, 4)),
    ),
    ...as(
      'released',
      limits.phrase,
      introductions(bare).flatMap((text) => fitting(text, 4)),
    ),
    ...as(
      'why-we',
      limits.reason,
      reasons(bare).filter((text) => !refersBack(text)),
    ),
  ];
};

const titlesOf = (
  { text: sentence, place, probability }: LikelySentence,
  text: string,
  titled: boolean,
): LikelyTitle[] =>
  [...clauseForms(sentence, text), ...phraseForms(sentence)]
    .filter(({ limit }) => probability >= limit.min && place <= limit.last)
    .map((form) => ({ ...form, text: startWithCapital(form.text) }))
    .map(({ text: line, judgedAs }) => ({ text: titled ? toTitleCase(line) : line, judgedAs, probability }))
    .filter(({ text: line }) => fits(line) && !endsIncomplete(line) && !isNotATitle(line));

/**
 * Titles made of the sentences that most probably say what a text is about, whatever its lead is. A report has its own
 * headlines, and a recipe its dish.
 */
export const likelyTitles = (
  { headline, kind, text, reading: { article } }: Subject,
  titled: boolean,
): LikelyTitle[] =>
  headline !== '' || kind === 'recipe' || isReport(article)
    ? []
    : likelySentences(article)
        .slice(0, maxSentences)
        .flatMap((sentence) => titlesOf(sentence, text, titled));
