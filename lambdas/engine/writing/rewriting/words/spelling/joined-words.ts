import { alternatives, commonPrepositions, wordSet } from '#engine/english/word-classes.ts';
import { isListed, rarityLevel } from './dictionary.ts';

/** Small words that begin no other word as "in" begins "inbox" and "are" begins "arena". */
const first = wordSet('of and with that from which these they their this have about into when');
/** Small words that end no other word as "in" ends "login". */
const last = wordSet('the of and with that which from they this');
/** Small words, two of which may be joined: "inthe", "andis". */
const small = wordSet(
  commonPrepositions,
  'the of and that which these they their this have is it as are was will be or when',
);
/** After these endings, no letters but those of the next word follow: "additionin". */
const nounEnding = /(?:tion|sion|ment|ness|ity|ance|ence)s?$/;
const afterNoun = wordSet('in to is for on at by as or are was of and the with that');
/** The start of a word of prose. In "sub:withdelete", an option follows. */
const isSetApart = /(?:^|[\s("“])$/;

/** Joined words that have a meaning of their own. */
const isOwnWord = /^(?:oftimes|ofttimes|fromage|testthat)$/;

const minLength = 3;
const maxLevel = 16;
/** A longer word may be rarer. */
const longLength = 6;
const maxLongLevel = 21;
const isCommon = (word: string): boolean =>
  word.length >= minLength &&
  (rarityLevel(word) ?? Number.POSITIVE_INFINITY) <= (word.length < longLength ? maxLevel : maxLongLevel);

/** Words before a noun. After others, a name may begin with "the": "Anna and thebakers". */
const opensNoun = new RegExp(
  `(?:^|[^a-z'’])(?:${alternatives(commonPrepositions)}|of|into|over|is|was|are|were|that|when|if|as|than|about|through|under|after|before) $`,
);

const isSplit = (left: string, right: string, before: string): boolean =>
  (small.has(left) && small.has(right)) ||
  (left === 'the' && isCommon(right) && opensNoun.test(before)) ||
  (first.has(left) && isCommon(right)) ||
  (last.has(right) && isCommon(left)) ||
  (afterNoun.has(right) && isCommon(left) && nounEnding.test(left));

/**
 * The two words of which an unknown word lost the space, if one is a small word: "ofrye" for "of rye". `before` is the
 * text before it.
 */
export const splitJoined = (word: string, before: string): string | null => {
  if (isListed(word) || isOwnWord.test(word) || !isSetApart.test(before)) return null;
  for (let at = 2; at <= word.length - 2; at += 1)
    if (isSplit(word.slice(0, at), word.slice(at), before)) return `${word.slice(0, at)} ${word.slice(at)}`;
  return null;
};
