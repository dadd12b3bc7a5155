import { twoToTwelve } from '#engine/english/number-words.ts';
import { pluralOf } from '#engine/english/s-forms.ts';
import {
  articles,
  demonstratives,
  possessives,
  prepositions,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import type { Edit } from './edits.ts';

const units = wordSet('second minute hour day week month year mile kilometer meter dollar pound');
const numbers = wordSet(twoToTwelve, 'twenty thirty forty fifty sixty several few');
/** Words before a number with which it describes a later noun: "a 10 minute, fast walk". */
const describes = wordSet(articles, demonstratives, possessives, 'per every each one or and to no than');
const follows = wordSet(prepositions, subjectPronouns, 'ago later earlier before after so but because until');

/** Whether no noun follows the unit: "10 minute." or "two day ago", not "10 minute walk". */
const isEnd = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || /^[.!?;)]$/.test(word.text)) return true;
  return follows.has(word.lower) && next?.kind !== 'number';
};

/** The plural of a unit after a number: "It took about 10 minute." */
export const timeEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const [before, number, unit] = [words[at - 1], words[at], words[at + 1]];
  if (number === undefined || unit === undefined || !units.has(unit.text)) return null;
  const isMany =
    number.kind === 'number' ? /^(?:[2-9]|\d\d{1,2})$/.test(number.text) : numbers.has(number.lower);
  if (!isMany || before === undefined || before.kind !== 'word' || describes.has(before.lower)) return null;
  if ('NPC'.includes(before.tag) || !isEnd(words, at + 2)) return null;
  return { at: at + 1, to: pluralOf(unit.lower) };
};
