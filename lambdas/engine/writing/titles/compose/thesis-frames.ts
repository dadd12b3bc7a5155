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

/** A text says in its first sentences what it is about. */
const opening = 20;
/** News comes early; later, a text mentions other news. */
const newsWithin = 8;
/** The main deed is named earlier than that. */
const deedWithin = 10;

const leastShare = 0.3;
/** What a text says that it shows needs few words of what was found to be its topic, or none. */
const leastOf: Readonly<Partial<Record<TitleFrame, number>>> = {
  thesis: 0.1,
  stated: 0,
  asked: 0,
  answer: 0.3,
  presented: 0,
  order: 0,
};

/** What a text introduces is its topic, even if it was not found to be. */
const announces = /^(?:introducing|announcing)\s/iu;

/** Titles from the sentences in which a text says what it is about, what its author did or what is new. */
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
