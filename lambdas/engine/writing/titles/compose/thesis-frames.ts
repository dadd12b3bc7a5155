import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { type Subject, topicShare } from '#engine/writing/titles/subject/subject.ts';
import type { Composed, TitleFrame } from '#engine/writing/titles/subject/title-frame.ts';
import { answerFrames } from './thesis/answer-frames.ts';
import { askedQuestions } from './thesis/asked-questions.ts';
import { authorActions, creations } from './thesis/author-actions.ts';
import { books } from './thesis/books.ts';
import { callsToAction } from './thesis/calls-to-action.ts';
import { interviewees, interviews } from './thesis/interviews.ts';
import { namedThings } from './thesis/named-things.ts';
import { presented } from './thesis/presented.ts';
import { promised } from './thesis/promised.ts';
import { purposes, things } from './thesis/purposes.ts';
import { proposals, questions } from './thesis/questions.ts';
import { releases } from './thesis/releases.ts';
import { theses } from './thesis/statements.ts';
import { summaries } from './thesis/summaries.ts';

/** A text says what it is about in its first sentences. */
const maxOpeningSentences = 20;
/** News comes early; further down, a text mentions other news. */
const maxNewsSentence = 8;
/** The main action is named within this many sentences. */
const maxActionSentence = 10;

const minShare = 0.3;
/** A statement of what the text shows needs few words of the detected topic, or none. */
const minChances: Readonly<Partial<Record<TitleFrame, number>>> = {
  thesis: 0.1,
  stated: 0,
  asked: 0,
  answer: 0.3,
  presented: 0,
  order: 0,
};

/** The thing that a text introduces is its topic, even if it was not detected as such. */
const announcementOpening = /^(?:introducing|announcing)\s/iu;

/** Titles from the sentences that say what a text is about, what its author did or what is new. */
export const thesisFrames = (subject: Subject): Composed[] => {
  if (subject.kind === 'recipe') return [];
  const first = subject.sentences.slice(0, maxOpeningSentences);
  return [
    ...first.flatMap(theses),
    ...first.flatMap(promised),
    ...first.flatMap(questions),
    ...first.flatMap(proposals),
    ...first.slice(0, maxNewsSentence).flatMap(releases),
    ...first.slice(0, maxActionSentence).flatMap(interviews),
    ...askedQuestions(subject),
    ...answerFrames(subject),
    ...presented(subject),
    ...summaries(subject),
    ...namedThings(subject),
    ...callsToAction(subject),
    ...interviewees(subject),
    ...books(subject),
    ...purposes(subject),
    ...things(subject),
    ...first.slice(0, maxActionSentence).flatMap(creations),
    ...first.slice(0, maxActionSentence).flatMap(authorActions),
  ].filter(
    ({ text, frame }) =>
      fitsSnippet(text, 'title') &&
      (announcementOpening.test(text) || topicShare(subject, text) >= (minChances[frame] ?? minShare)),
  );
};
