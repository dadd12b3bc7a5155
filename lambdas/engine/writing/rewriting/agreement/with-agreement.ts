import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import { modalEdit, passiveEdit, perfectEdit } from './auxiliary-forms.ts';
import { nounEdit } from './counted-nouns.ts';
import { timeEdit } from './counted-times.ts';
import { type Edit, withEdits } from './edits.ts';
import { haveEdit, infinitiveEdit } from './infinitives.ts';
import { pronounEdit } from './pronoun-verbs.ts';
import { questionEdit } from './questions.ts';
import { relativeEdit } from './relative-verbs.ts';
import { subjectEdit } from './subject-verbs.ts';

/** Each reads a place and returns the edit that its words require, if any. */
const readers: readonly ((words: readonly TaggedWord[], at: number) => Edit | null)[] = [
  subjectEdit,
  pronounEdit,
  relativeEdit,
  modalEdit,
  infinitiveEdit,
  perfectEdit,
  passiveEdit,
  haveEdit,
  nounEdit,
  timeEdit,
  questionEdit,
];

/**
 * Makes verbs agree with their subjects and auxiliaries, and nouns with the number before them, where the words leave one
 * reading.
 */
export const withAgreement = (text: string): string => {
  const words = tagWords(text);
  const edits = words.flatMap((_, at) => readers.flatMap((read) => read(words, at) ?? []));
  return edits.length === 0 ? text : withEdits(text, words, edits);
};
