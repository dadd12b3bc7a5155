import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { type Subject, topicShare } from '#engine/writing/titles/subject/subject.ts';
import type { Composed, TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';
import { answers } from './thesis/answers.ts';
import { askedQuestions } from './thesis/asked-questions.ts';
import { books } from './thesis/books.ts';
import { creations, deeds } from './thesis/deeds.ts';
import { interviewees, interviews } from './thesis/interviews.ts';
import { namedThings } from './thesis/named-things.ts';
import { news } from './thesis/news.ts';
import { orders } from './thesis/orders.ts';
import { presented } from './thesis/presented.ts';
import { promised } from './thesis/promised.ts';
import { purposes, things } from './thesis/purposes.ts';
import { proposals, questions } from './thesis/questions.ts';
import { theses } from './thesis/statements.ts';
import { summaries } from './thesis/summaries.ts';

/** A text says what it is about in its first sentences. */
const opening = 20;
/** News comes early; further down, a text mentions other news. */
const newsWithin = 8;
/** The main action is named within this many sentences. */
const deedWithin = 10;

const leastShare = 0.3;
/** A statement of what the text shows needs few words of the detected topic, or none. */
const leastOf: Readonly<Partial<Record<TitleFrame, number>>> = {
  thesis: 0.1,
  stated: 0,
  asked: 0,
  answer: 0.3,
  presented: 0,
  order: 0,
};

/** The thing that a text introduces is its topic, even if it was not detected as such. */
const announces = /^(?:introducing|announcing)\s/iu;

/** Titles from the sentences that say what a text is about, what its author did or what is new. */
export const thesisFrames = (subject: Subject): Composed[] => {
  if (subject.kind === 'recipe') return [];
  const first = subject.sentences.slice(0, opening);
  return [
    ...first.flatMap(theses),
    ...first.flatMap(promised),
    ...first.flatMap(questions),
    ...first.flatMap(proposals),
    ...first.slice(0, newsWithin).flatMap(news),
    ...first.slice(0, deedWithin).flatMap(interviews),
    ...askedQuestions(subject),
    ...answers(subject),
    ...presented(subject),
    ...summaries(subject),
    ...namedThings(subject),
    ...orders(subject),
    ...interviewees(subject),
    ...books(subject),
    ...purposes(subject),
    ...things(subject),
    ...first.slice(0, deedWithin).flatMap(creations),
    ...first.slice(0, deedWithin).flatMap(deeds),
  ].filter(
    ({ text, frame }) =>
      fitsSnippet(text, 'title') &&
      (announces.test(text) || topicShare(subject, text) >= (leastOf[frame] ?? leastShare)),
  );
};
