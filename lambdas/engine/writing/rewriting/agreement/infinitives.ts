import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { certainVerbs } from './certain-verbs.ts';
import { afterAdverbs, isCapital } from './clause-limits.ts';
import { opensComplement } from './complements.ts';
import type { Edit } from './edits.ts';
import { baseOfPast, participleOf, purePasts } from './irregular-verbs.ts';
import { baseOfThird } from './verb-numbers.ts';

const beforeInfinitive = wordSet(
  'need needs needed want wants wanted able unable going trying tried try tries started start starts order like decided decide help helps helped ready time way ways easy hard possible you us them me him had have has how where what when used likely ability chance opportunity supposed allowed required continue continues begin begins began fail fails failed manage managed manages',
);

const pronouns = /^(?:you|us|them|me|him)$/;
const wants = /^(?:want|wants|wanted|need|needs|needed|able|unable|going|trying|tried|order|decided)$/;

/** The base form of a verb after "to": "able to indulges in", "want to went". */
export const infinitiveEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const [before, word, next] = [words[at - 1], words[at + 1], words[at + 2]];
  if (words[at]?.lower !== 'to' || before === undefined || word === undefined || next === undefined)
    return null;
  if (isCapital(word) || before.kind === 'mark') return null;
  const isTaken = beforeInfinitive.has(before.lower);
  const base = baseOfThird(word.lower);
  if (base !== null)
    return isTaken && opensComplement.has(next.lower) && (certainVerbs.has(base) || wants.test(before.lower))
      ? { at: at + 1, to: base }
      : null;
  if (purePasts.has(word.lower) && isTaken && !pronouns.test(before.lower))
    return { at: at + 1, to: baseOfPast(word.lower) };
  return null;
};

const perfectModals = wordSet("would could should might must wouldn't couldn't shouldn't mightn't mustn't");
/** Finds "He would of baked" and "it must had been": after a modal and before a participle, only "have" fits. */
export const haveEdit = (words: readonly TaggedWord[], at: number): Edit | null => {
  const [modal, next] = [words[at], words[afterAdverbs(words, at + 2)]];
  const word = words[at + 1];
  if (modal === undefined || word === undefined || next === undefined) return null;
  if (!perfectModals.has(modal.lower) || !/^(?:of|had)$/.test(word.lower)) return null;
  const base = knownBase(next.lower);
  const isParticiple =
    next.lower === 'been' ||
    (base !== next.lower && participleOf(base) === next.lower && classesOf(base).startsWith('v'));
  if (!isParticiple && !(next.lower === 'had' && word.lower === 'of')) return null;
  return { at: at + 1, to: 'have' };
};
