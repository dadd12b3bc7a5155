import { questionWords } from '#domain/text/question-words.ts';
import { thirdPerson } from '#engine/english/s-forms.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { doForms, subjectPronouns, wordSet } from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { afterAdverbs, isCapital } from './clause-limits.ts';
import type { Edit } from './edits.ts';
import { baseOfPast, purePasts } from './irregular-verbs.ts';

const subjects = wordSet(subjectPronouns, 'this that everyone everybody anyone anybody someone');
const doWords = wordSet(doForms);
const opensQuestion = wordSet(questionWords, 'and but so or then');

/** The base form of a verb in a question: "How does it works?", "did you went?". "What it does he likes" is none. */
export const questionEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const [before, word, subject] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || !doWords.has(word.lower) || !subjects.has(subject?.lower ?? '')) return null;
  if (before !== undefined && before.kind !== 'mark' && !opensQuestion.has(before.lower)) return null;
  const verb = afterAdverbs(words, at + 2);
  const form = words[verb]?.lower ?? '';
  if (isCapital(words[verb])) return null;
  if (form === 'has') return { at: verb, to: 'have' };
  const base = knownBase(form);
  const isThird = /[^s]s$/.test(form) && thirdPerson(base) === form && classesOf(base).includes('v');
  if (purePasts.has(form)) return { at: verb, to: baseOfPast(form) };
  return isThird ? { at: verb, to: base } : null;
};
