import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { alternatives, modals, subjectPronouns, wordSet } from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { certainVerbs } from './certain-verbs.ts';
import { afterAdverbs, containsWord, isCapital } from './clause-limits.ts';
import { clauseStart } from './clause-starts.ts';
import { opensComplement } from './complements.ts';
import type { Edit } from './edits.ts';
import { baseOfPast, participleOf, purePasts } from './irregular-verbs.ts';
import { isManyNoun } from './noun-number.ts';
import { baseOfThird } from './verb-numbers.ts';

const modalWords = wordSet(modals);
const negated = wordSet(
  "wouldn't couldn't shouldn't mightn't mustn't can't won't don't doesn't didn't cannot",
);
const isNegated = (word: string): boolean => negated.has(word);
const isShort = (word: string): boolean => word.endsWith("'ll");

/** Words that open a clause which may end in a modal, so that the verb after it belongs to another clause. */
const opensGap =
  /^(?:what|who|which|that|all|everything|those|than|as|best|whatever|how|where|whoever|most|more|anything|ones?)$/;
const mayOpenClause = wordSet(subjectPronouns, 'everyone this there');
const subjects = wordSet(subjectPronouns, 'this that there users people');

/** Whether a modal is no noun: "The trash can", "his might". */
const isModal = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  if (word === undefined || isCapital(word)) return false;
  if (isNegated(word.lower) || isShort(word.lower)) return true;
  if (!modalWords.has(word.lower) || before === undefined) return false;
  return subjects.has(before.lower) || (before.tag === 'N' && isManyNoun(before.lower));
};

/** The base form of the verb after a modal or "do not". */
const afterModal = (words: readonly TaggedWord[], at: number, verb: number): string | null => {
  const form = words[verb]?.lower ?? '';
  if (containsWord(words, at - 5, at, opensGap)) return null;
  // "I can has bread" is a joke.
  if (form === 'has') return words[at - 1]?.lower === 'i' && words[at]?.lower === 'can' ? null : 'have';
  const base = baseOfThird(form);
  if (base !== null) return base;
  const isNot = isNegated(words[at]?.lower ?? '');
  if (purePasts.has(form)) return baseOfPast(form);
  if (!isNot || /^(?:used|supposed|need|got)$/.test(form) || /(?:eed|bed)$/.test(form)) return null;
  const plain = knownBase(form);
  return plain !== form &&
    classesOf(plain).startsWith('v') &&
    /(?:ed|t|d|n|k|m|w|e)$/.test(form) &&
    !/ing$/.test(form) &&
    classesOf(form) === ''
    ? plain
    : null;
};

export const modalEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  if (!isModal(words, at)) return null;
  const verb = afterAdverbs(words, at + 1);
  if (isCapital(words[verb])) return null;
  const base = afterModal(words, at, verb);
  return base === null ? null : { at: verb, to: base };
};

const haveForms = wordSet(
  "have has had haven't hasn't hadn't having i've you've we've they've who've would've could've should've might've must've",
);
/** Whether a form of "have" is an auxiliary: no noun before its subject, which "have" could belong to. */
const isHelper = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  if (/n't$|'ve$/.test(word?.lower ?? '')) return !containsWord(words, at - 4, at, opensGap);
  if (before === undefined) return false;
  if (modalWords.has(before.lower) || /n't$|'ll$/.test(before.lower)) return true;
  if (mayOpenClause.has(before.lower)) return clauseStart(words, at - 1) !== null;
  return /^(?:who|which)$/.test(before.lower);
};

/** Verbs whose base form is also their participle. */
const sameForm = wordSet('come become read put let run seem');

/** Whether a base form can only stand for a participle after "have" or "be". */
const isBare = (word: string): boolean =>
  (certainVerbs.has(word) || bareForms.has(word)) && !sameForm.has(word);
const bareForms = wordSet('see eat forget buy learn receive');

/** The participle of a verb after "have": "I have went", "we haven't see it". */
export const perfectEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const have = words[at];
  if (have === undefined || !haveForms.has(have.lower) || !isHelper(words, at)) return null;
  const verb = afterAdverbs(words, at + 1);
  const [form, next] = [words[verb], words[verb + 1]];
  if (form === undefined || isCapital(form) || next?.text === '-') return null;
  if (purePasts.has(form.lower)) return { at: verb, to: participleOf(baseOfPast(form.lower)) };
  if (!isBare(form.lower) || (!opensComplement.has(next?.lower ?? '') && next?.lower !== 'that')) return null;
  return { at: verb, to: participleOf(form.lower) };
};

const beForms = wordSet("is are was were be been being isn't aren't wasn't weren't");
const splitsSentence =
  /^(?:what|as|than|how|where|who|that|which|all|do|does|did|doing|done|thing|things|step|goal|idea|whatever|whoever|one)$/;
const passivePasts = wordSet('wrote chose took gave drove threw drew wore stole forgot ate spoke');

/** Verbs without a passive. */
const noPassive =
  /^(?:go|want|think|happen|exist|appear|belong|occur|arrive|emerge|disappear|succeed|depend|remain|consist|tend|rely|behave|survive|proceed)$/;
/** Whether a base form after "be" is passive: "It can be choose by". "The goal is keep it" and "they are base on" are not. */
const isPassiveBase = (words: readonly TaggedWord[], be: number, verb: number): boolean => {
  const [before, word, next] = [words[be - 1], words[be], words[verb + 1]];
  if (!isBare(words[verb]?.lower ?? '') || next === undefined || noPassive.test(words[verb]?.lower ?? ''))
    return false;
  if (/^be(?:en)?$/.test(word?.lower ?? '') && !beforeBe.test(before?.lower ?? '')) return false;
  return next.lower === 'by';
};
const beforeBe = new RegExp(`^(?:${alternatives(modals, 'have has had not to')}|[a-z]+n't)$`);

/** The participle of a verb after "be": "It was wrote by", "it can be choose by". */
export const passiveEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const be = words[at];
  if (be === undefined || !beForms.has(be.lower)) return null;
  const verb = afterAdverbs(words, at + 1);
  const form = words[verb];
  if (form === undefined) return null;
  const isPast = passivePasts.has(form.lower);
  if (!isPast && !isPassiveBase(words, at, verb)) return null;
  if (containsWord(words, at - 7, at, splitsSentence)) return null;
  return { at: verb, to: participleOf(isPast ? baseOfPast(form.lower) : form.lower) };
};
