import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { asQuote, openingSentences } from '#engine/topic/quotable-sentences.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { readSigns } from '#engine/topic/statement-signs.ts';
import { tellingSentences } from '#engine/topic/telling-sentence.ts';
import { endsIncomplete } from '#engine/writing/headlines/ends-incomplete.ts';
import { startWithCapital, toTitleCase } from '#engine/writing/headlines/headline-style.ts';
import { isNotATitle } from '#engine/writing/headlines/not-a-title.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { ShownFrame } from '#engine/writing/titles/subject/title-frame.ts';
import { aboutAuthors } from './about-authors.ts';
import { announcedNews } from './announced-news.ts';
import { presentedThings } from './presented-things.ts';
import { reviewedWorks } from './reviewed-works.ts';
import { toldActions } from './told-actions.ts';
import { yearReviews } from './year-reviews.ts';

type Told = { text: string; frame: ShownFrame; chance: number };

/**
 * An action needs a sentence that probably tells what the text is about, and has to name topics of the text. Each makes
 * up for a lack of the other. Without the sums, about a third of the titles have grade 2: `docs/measurements.md`.
 */
const actionLimits = {
  min: 0.2,
  sum: 0.54,
  laterSum: 0.7,
  last: 2,
  topics: 0.1,
  perTopics: 0.5,
  chance: 0.45,
} as const;
const presented = { last: 3, topics: 0.1, chance: 0.5 } as const;
const announced = { last: 2, topics: 0.05, chance: 0.52 } as const;
const reviewed = { last: 5, chance: 0.5 } as const;
/** Of eight such titles in development, all are right. */
const aboutChance = 0.8;
const workChance = 0.48;
/** What each sentence before it takes from the chance of a title. */
const perPlace = 0.01;
/** News in a whole clause and pages about their authors come before any other title. */
export const isSure = ({ frame, chance }: Told): boolean => frame === 'released' || chance >= aboutChance;

/** A longer sentence is a list or has no end. */
const maxSentenceLength = 400;

const actionTitles = ({ reading: { article } }: Subject): Told[] =>
  tellingSentences(article)
    .filter(({ place, probability }) => place <= actionLimits.last && probability >= actionLimits.min)
    .flatMap(({ text, place, probability }) =>
      toldActions(text)
        .filter((line) => {
          const { topics } = readSigns(article, line);
          const least = place === 0 ? actionLimits.sum : actionLimits.laterSum;
          return topics >= actionLimits.topics && probability + actionLimits.perTopics * topics >= least;
        })
        .map(
          (line): Told => ({ text: line, frame: 'action', chance: actionLimits.chance + probability / 100 }),
        ),
    );

const as =
  (frame: Told['frame'], chance: number) =>
  (text: string): Told => ({ text, frame, chance });

/** Titles from a sentence of the opening, whatever the probability that it tells what the text is about. */
const titlesOf = ({ reading: { article } }: Subject, quote: string, place: number): Told[] => {
  const later = perPlace * place;
  const names = (text: string, least: number): boolean => readSigns(article, text).topics >= least;
  return [
    ...(place > presented.last ? [] : presentedThings(quote))
      .filter((text) => names(text, presented.topics))
      .map(as('presented', presented.chance - later)),
    ...(place > announced.last ? [] : announcedNews(quote))
      .filter(({ text }) => names(text, announced.topics))
      .map(({ text, kind }) =>
        as(kind === 'clause' ? 'released' : 'presented', announced.chance - later)(text),
      ),
    ...(place > reviewed.last ? [] : yearReviews(quote)).map(as('presented', reviewed.chance - later)),
  ];
};

const openingTitles = (subject: Subject, sentences: readonly string[]): Told[] =>
  sentences.flatMap((sentence, place) =>
    sentence.length > maxSentenceLength ? [] : titlesOf(subject, asQuote(sentence), place),
  );

/**
 * Titles from the sentences that tell what a text is about: what its author did, what it presents, which year it looks back
 * on, and who its author is. A report has its own headlines, and a recipe its dish.
 */
export const toldTitles = (subject: Subject, titled: boolean): Told[] => {
  const { headline, kind, reading } = subject;
  if (headline !== '' || /^(?:recipe|reference|news)$/.test(kind) || isReport(reading.article)) return [];
  const opening = openingSentences(reading.article);
  return [
    ...aboutAuthors(subject, opening).map(as('own-words', aboutChance)),
    ...reviewedWorks(subject).map(as('review', workChance)),
    ...openingTitles(subject, opening),
    ...actionTitles(subject),
  ]
    .map((title) => {
      const line = startWithCapital(title.text);
      return { ...title, text: titled ? toTitleCase(line) : line };
    })
    .filter(({ text }) => fitsSnippet(text, 'title') && !endsIncomplete(text) && !isNotATitle(text));
};
