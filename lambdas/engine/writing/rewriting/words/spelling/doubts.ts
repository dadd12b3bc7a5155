import { type Candidate, scoreOf, sharedEnd, sharedStart } from './candidates.ts';
import { rarityLevel } from './dictionary.ts';

/** For words of at least this length: the most that their errors may cost, and how rare the right word may be. */
const limits: readonly { length: number; cost: number; level: number }[] = [
  { length: 12, cost: 2, level: 24 },
  { length: 10, cost: 1.7, level: 24 },
  { length: 9, cost: 1.5, level: 22 },
  { length: 8, cost: 1.5, level: 21 },
  { length: 7, cost: 1.05, level: 20 },
  { length: 6, cost: 1.05, level: 18 },
  { length: 5, cost: 0.85, level: 12 },
];
const limitsOf = (word: string): { cost: number; level: number } =>
  limits.find(({ length }) => word.length >= length) ?? { cost: 0, level: 0 };

/** The most that the errors of a word of this length may cost. */
export const costLimit = (word: string): number => limitsOf(word).cost;

/** How much less likely every other word must be. */
const minGap = 4.5;
/** A word this rare must be clearer. */
const veryRare = 20;
const rareGap = 7;
/** A word within this cost of the nearest one is likelier if it is so much more common. */
export const rivalCost = 0.9;
const rivalLevels = 4;

const isClear = (best: Candidate, others: readonly Candidate[], gap: number): boolean =>
  others.every(
    (other) =>
      scoreOf(other) - scoreOf(best) >= gap &&
      (best.cost <= doubling || best.level - other.level < rivalLevels || other.cost - best.cost > rivalCost),
  );
/** The cost of one doubled letter. */
const doubling = 0.5;

/** Two swapped letters, or one doubled, are the surest errors. */
const isSlight = ({ cost }: Candidate): boolean => cost < 0.75;

/** Lengths of words: in a shorter one, the same error leaves more doubt. */
const long = 10;
const middling = 8;
const short = 6;

type Doubt = (wrong: string, best: Candidate, others: readonly Candidate[]) => boolean;

/** Whether a rare word only lacks a letter: "biorythm". */
const maxLevelOfOmission = 23;
const isOmission: Doubt = (wrong, { word, cost, level }) =>
  wrong.length > short && word.length === wrong.length + 1 && cost <= 0.85 && level <= maxLevelOfOmission;

const levelsOfSlight = 2;
const isTooRare: Doubt = (wrong, best, others) =>
  best.level > limitsOf(wrong).level + (isSlight(best) ? levelsOfSlight : 0) &&
  !isOmission(wrong, best, others);

const isUnclear: Doubt = (_, best, others) =>
  !isClear(best, others, best.level > veryRare ? rareGap : minGap);

/** In a short form of a verb, another verb may be meant: "tiping" for "tipping" or "typing". */
const isOtherVerb: Doubt = (wrong, best, others) =>
  wrong.length < middling &&
  best.cost <= doubling &&
  /(?:ing|ed)$/.test(wrong) &&
  !isClear(best, others, rareGap);

/** One letter too many may make another short word: "zerogs". */
const commonLevel = 15;
const isShort: Doubt = (wrong, best) =>
  (wrong.length === short && best.cost > 0.9 && best.level > commonLevel) ||
  (wrong.length < short && !isSlight(best) && best.word.length <= wrong.length);

/** Another consonant makes another short word, such as a name: "powerty". So does a letter too many: "greenred". */
const changesSound: Doubt = (wrong, { word, cost, level }) =>
  (wrong.length < middling && word.length === wrong.length && cost > 0.85) ||
  (wrong.length <= middling && word.length < wrong.length && cost > 0.75 && level > rareLevel);

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Whether only the first letter is missing: "ometime". */
const lacksFirst: Doubt = (wrong) => letters.some((letter) => rarityLevel(letter + wrong) !== undefined);

/** Few people get the first two letters wrong. */
const clearLevel = 18;
const changesStart: Doubt = (wrong, best) => {
  const shared = sharedStart(wrong, best.word);
  if (shared < 1) return true;
  if (shared > 1) return false;
  return (
    best.cost > (wrong.length > middling ? 1 : 0.9) ||
    (best.level > clearLevel && wrong.length < middling && !isSlight(best))
  );
};

/** The vowel of the first syllable is the clearest: "bimbling" and "bumbling". */
const beforeVowel = /^[^aeiou]*/;
const changesFirstVowel: Doubt = (wrong, { word, level }) =>
  (level >= clearLevel || wrong.length < middling) &&
  word.length === wrong.length &&
  sharedStart(wrong, word) === beforeVowel.exec(wrong)?.[0].length &&
  sharedStart(wrong, word) + sharedEnd(wrong, word) >= wrong.length - 1;

/** Another ending makes another word, unless the last letter is swapped, doubled or missing: "publica". */
const vowelEnd = /[aeiou]$/;
const changesEnd: Doubt = (wrong, { word }) => {
  if (sharedEnd(wrong, word) > 0) return false;
  if (wrong.length === word.length) return wrong.at(-1) !== word.at(-2) || wrong.at(-2) !== word.at(-1);
  if (wrong.length <= middling) return true;
  return wrong.length > word.length
    ? wrong.at(-1) !== wrong.at(-2) || wrong.slice(0, -1) !== word
    : word.slice(0, -1) !== wrong || vowelEnd.test(word);
};

/** The vowel before the last letter differs, as in the Latin "abusus". */
const changesLastVowel: Doubt = (wrong, { word }) =>
  word.length === wrong.length &&
  sharedEnd(wrong, word) === 1 &&
  sharedStart(wrong, word) === wrong.length - 2;

/** Errors of this cost are two, or an unlikely one. A rare word must be long to have so many. */
const twoErrors = 1.2;
const rareLevel = 19;
const hasTwoErrors: Doubt = (wrong, { word, cost, level }) =>
  (cost >= twoErrors &&
    (sharedEnd(wrong, word) < 2 || level >= (wrong.length < long ? rareLevel : maxLevelOfOmission + 1))) ||
  (level > rareLevel && Math.abs(wrong.length - word.length) > 1);

const doubts: readonly Doubt[] = [
  isTooRare,
  isUnclear,
  isOtherVerb,
  isShort,
  changesSound,
  lacksFirst,
  changesStart,
  changesFirstVowel,
  changesEnd,
  changesLastVowel,
  hasTwoErrors,
];

/** Whether a misspelling can stand for no other word than the best one. */
export const isSure = (wrong: string, best: Candidate, others: readonly Candidate[]): boolean =>
  !doubts.some((isDoubtful) => isDoubtful(wrong, best, others));

const gapInText = 1.5;
/** Whether a misspelling stands for the best word if the text has that word elsewhere. */
export const isLikely = (wrong: string, best: Candidate, others: readonly Candidate[]): boolean =>
  wrong.length >= short &&
  sharedStart(wrong, best.word) > 1 &&
  isClear(best, others, gapInText) &&
  (sharedEnd(wrong, best.word) > 0 || (wrong.length >= middling && wrong.slice(0, -1) !== best.word));

const slips: readonly { length: number; cost: number; level: number; gap: number }[] = [
  { length: 9, cost: 1, level: 19, gap: 7 },
  { length: 6, cost: 0.85, level: 16, gap: 0 },
];
/**
 * Whether a misspelling is a slip in a common word. It is likelier than a compound that nobody else writes: "battry" for
 * "battery", not "bat" and "try".
 */
export const isSlip = (wrong: string, best: Candidate, others: readonly Candidate[]): boolean =>
  sharedEnd(wrong, best.word) > 0 &&
  sharedStart(wrong, best.word) > 1 &&
  slips.some(
    ({ length, cost, level, gap }) =>
      wrong.length >= length && best.cost <= cost && best.level <= level && isClear(best, others, gap),
  );
