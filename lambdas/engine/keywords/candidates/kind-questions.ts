import type { TextKind } from '#engine/topic/kinds.ts';
import type { AnswerSource } from './answers.ts';
import { isFullName } from './persons.ts';
import { isDish, isShopped } from './questions.ts';

/**
 * Words that people add to the topic of a text of this kind. Never rename it: the model learns its features under
 * this name.
 */
export type KindQuestion = {
  name: string;
  kinds: readonly TextKind[];
  write: (topic: string, source: AnswerSource) => string | null;
};

const behind = (words: string) => (topic: string) => `${topic} ${words}`;
/** For a review of the book "Printing a Book", nobody asks if "printing a book" is worth it. */
const ofThing =
  (write: (topic: string) => string) =>
  (topic: string, { text }: AnswerSource): string | null =>
    isShopped(topic) && !isFullName(text, topic) ? write(topic) : null;
const ofDish =
  (write: (dish: string) => string) =>
  (topic: string): string | null =>
    isDish(topic) ? write(topic.replace(/ recipes?$/, '')) : null;
const sides = /^(.+) (?:vs|versus|or|and) (.+)$/;
const join =
  (write: (a: string, b: string) => string) =>
  (topic: string): string | null => {
    const [, a, b] = sides.exec(topic) ?? [];
    return a === undefined || b === undefined ? null : write(a, b);
  };

export const kindQuestions: readonly KindQuestion[] = [
  { name: 'kind ingredients', kinds: ['recipe'], write: ofDish((dish) => `${dish} ingredients`) },
  { name: 'kind simple recipe', kinds: ['recipe'], write: ofDish((dish) => `simple ${dish} recipe`) },
  { name: 'kind from scratch', kinds: ['recipe'], write: ofDish((dish) => `${dish} from scratch`) },
  { name: 'kind how to cook', kinds: ['recipe'], write: ofDish((dish) => `how to cook ${dish}`) },
  { name: 'kind recipe at home', kinds: ['recipe'], write: ofDish((dish) => `${dish} at home`) },
  {
    name: 'kind tutorial',
    kinds: ['how-to'],
    // Without code, "fig tree tutorial" is a search for something other than a text about pruning fig trees.
    write: (topic, { hasCode }) => (hasCode ? `${topic} tutorial` : null),
  },
  { name: 'kind review', kinds: ['review'], write: ofThing(behind('review')) },
  { name: 'kind worth it', kinds: ['review'], write: ofThing((topic) => `is ${topic} worth it`) },
  { name: 'kind pros and cons', kinds: ['review'], write: ofThing(behind('pros and cons')) },
  { name: 'kind experience', kinds: ['review'], write: ofThing(behind('experience')) },
  {
    name: 'kind difference',
    kinds: ['comparison', 'explainer', 'opinion', 'interview'],
    write: join((a, b) => `difference between ${a} and ${b}`),
  },
  { name: 'kind comparison', kinds: ['comparison'], write: behind('comparison') },
  {
    name: 'kind features',
    kinds: ['review', 'announcement'],
    write: (topic, { lines }) => (/\bfeatures?\b/.test(lines) ? `${topic} features` : null),
  },
  { name: 'kind interview', kinds: ['interview'], write: behind('interview') },
];
