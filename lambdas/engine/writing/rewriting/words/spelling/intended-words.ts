import { memoizeByWord } from '#engine/bounds/memoize.ts';
import { candidatesFor } from './candidates.ts';
import { isForm, isMade, joinsCommonWords } from './derived-words.ts';
import { isListed, rarityLevel } from './dictionary.ts';
import { costLimit, isLikely, isSlip, isSure, rivalCost } from './doubts.ts';

/** The word that a misspelled word most likely stands for. */
export type Intended = {
  word: string;
  /** Whether the word is certain without evidence from the text. */
  isCertain: boolean;
  /** Whether it is certain if the text has it elsewhere. */
  isPossible: boolean;
};

const certain = (word: string): Intended => ({ word, isCertain: true, isPossible: true });
const levelOf = (word: string): number => rarityLevel(word) ?? Number.POSITIVE_INFINITY;

/** Vowels are drawn out on purpose: "looong", "sweeet". */
const drawnOut = /([aeiou])\1\1|([a-z])\2\2\2|^[a-z](?:aa|ii|uu)[a-z]{2}$/;

/** A consonant too many, but not at the end, where it is drawn out: "prettty", "mannn". "Billlie" is a band. */
const tripled = /([^aeiou])\1\1/;
const maxTripledLevel = 20;
const minTripledLength = 6;
const withoutThird = (wrong: string): Intended | null => {
  const double = wrong.replace(tripled, '$1$1');
  const single = tripled.test(wrong.slice(0, -1)) ? [wrong.replace(tripled, '$1')] : [];
  const word = [double, ...single].find((form) => levelOf(form) <= maxTripledLevel);
  return word === undefined || wrong.length < minTripledLength ? null : certain(word);
};

/** "Proxys" for "proxies". */
const minPluralLength = 7;
const plural = /(?<=[^aeiou])ys$/;
const asPlural = (wrong: string): Intended | null => {
  const word = wrong.replace(plural, 'ies');
  if (word === wrong || rarityLevel(word) === undefined) return null;
  return { word, isCertain: wrong.length >= minPluralLength, isPossible: true };
};

/** The nearest word if no other is as likely. A form of a known word is correct, and "useable" is as good as "usable". */
const nearestWord = (wrong: string): Intended | null => {
  if (isForm(wrong) || wrong.endsWith('eable')) return null;
  const limit = costLimit(wrong);
  const [nearest] = candidatesFor(wrong, limit);
  if (nearest === undefined) return null;
  const [best, ...others] = candidatesFor(wrong, nearest.cost + rivalCost);
  if (best === undefined || best.cost > limit) return null;
  if (isMade(wrong) && (joinsCommonWords(wrong) || !isSlip(wrong, best, others))) return null;
  if (isSure(wrong, best, others)) return certain(best.word);
  return { word: best.word, isCertain: false, isPossible: isLikely(wrong, best, others) };
};

const readIntended = (wrong: string): Intended | null => {
  if (!/^[a-z]{5,20}$/.test(wrong) || isListed(wrong) || drawnOut.test(wrong)) return null;
  return tripled.test(wrong) ? withoutThird(wrong) : (asPlural(wrong) ?? nearestWord(wrong));
};

/** The word that an unknown word most likely stands for. Remembered because a text repeats its rare words. */
export const intendedWord = memoizeByWord((word) => ({ intended: readIntended(word) }));
