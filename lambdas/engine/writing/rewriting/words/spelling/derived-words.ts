import { alternatives, wordSet } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { rarityLevel } from './dictionary.ts';

/** A word may take a prefix or an ending, or join another one, if it is at least this common. */
const maxBaseLevel = 22;
const maxPartLevel = 19;
const maxShortPartLevel = 16;

const isBase = (word: string): boolean =>
  word.length >= 3 && (rarityLevel(word) ?? Number.POSITIVE_INFINITY) <= maxBaseLevel;

const prefixes = regexOf(
  `^(?:e(?=[a-z]{6})|${alternatives(
    'anti auto bio co counter cross cyber de dis down eco ex extra fore geo hyper in infra inter intra macro mega',
    'meta micro mid mini mis mono multi neo neuro non nu omni out over para photo poly post pre pro proto pseudo',
    'psycho re retro self semi socio step sub super techno tele trans tri ultra un under uni up',
  )})(?=[a-z]{4})`,
  '',
);

/** Whether a word is a known one with a prefix: "rerank", "micromanaged". */
const isPrefixed = (word: string): boolean => {
  const [prefix] = prefixes.exec(word) ?? [];
  return prefix !== undefined && isBase(word.slice(prefix.length));
};

/** Endings that any word may take. */
const inflections = /(?:s|ed|ing|ers?|ly|able)$/;

const withBase = (base: string, list: string): (readonly [string, string])[] =>
  list.split(' ').map((ending) => [ending, base]);

/** Endings that make words, each with the letters that it replaces. */
const endings: readonly (readonly [ending: string, base: string])[] = [
  ...withBase(
    '',
    's es ed ing er ers or ors est able ability ly ness less like ish y ey ie ies ist ism ists isms ize',
  ),
  ...withBase(
    '',
    'ized izing ization ise ised ising isation ify ified ification dom hood ship wise ful fully esque',
  ),
  ...withBase('', 'ier ry ery ic ics ian ware ee ees eer ster'),
  ...withBase('e', 'ed ing er ers or ors est ier iest able ability y ee ive ation'),
  ...withBase('y', 'ies ied ier iest ily iness ie'),
];

const undoubled = (base: string): string | null =>
  base.length > 3 && base.at(-1) === base.at(-2) ? base.slice(0, -1) : null;

/** Whether the dictionary has another form of the same base and ending: "occurred" for "occured", "truly" for "truely". */
const hasOtherForm = (base: string, ending: string): boolean => {
  const last = base.at(-1) ?? '';
  return [
    base + last + ending,
    ...(last === 'e' ? [base.slice(0, -1) + ending] : []),
    ...(last === 'y' ? [`${base.slice(0, -1)}i${ending}`, `${base.slice(0, -1)}ie${ending}`] : []),
    ...(ending === 'ly' ? [`${base}ally`, `${base}al${ending}`] : []),
    `${base}e${ending}`,
  ].some((form) => rarityLevel(form) !== undefined);
};

/** A word of this form doubles its last letter: "stat", "statting". */
const doubles = /^[^aeiou]+[aeiou][^aeiouwxy]$/;

/** Whether a word is a known one with another ending: "featureful", "schedulable". */
const isInflected = (word: string): boolean =>
  endings.some(([ending, replaced]) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    const base = stem + replaced;
    if (base.length < 3) return false;
    if (isBase(base)) return !hasOtherForm(base, ending);
    const single = replaced === '' ? undoubled(base) : null;
    return single !== null && isBase(single) && doubles.test(single);
  });

/** Endings that look like words, and words that begin many others. */
const isNoPart = wordSet(
  'ally able ness less fullness fully full ment tion ting sion ion ions ate ates age ages ant ants ent ear ore ire ing ers est ist ism ess ies ted led ned ser ten ter ten ton tor men man ate ity ous ire ish ism ine ide ice ant res con dis per pro par com',
);

const isPart = (word: string): boolean =>
  !isNoPart.has(word) &&
  (rarityLevel(word) ?? Number.POSITIVE_INFINITY) <= (word.length === 3 ? maxShortPartLevel : maxPartLevel);

/** Whether a word is two known ones: "hashtable", "rightwing". */
const isCompound = (word: string): boolean => {
  for (let at = 3; at <= word.length - 3; at += 1)
    if (isPart(word.slice(0, at)) && isPart(word.slice(at))) return true;
  return false;
};

const compoundEndings = [...withBase('', 's ed ing er ers y'), ...withBase('e', 'ed ing er')];

/** Both words of a compound are long and common: "rightwing". */
const maxCommonLevel = 15;
const minCommonLength = 4;
export const joinsCommonWords = (word: string): boolean => {
  for (let at = minCommonLength; at <= word.length - minCommonLength; at += 1)
    if (
      (rarityLevel(word.slice(0, at)) ?? Number.POSITIVE_INFINITY) <= maxCommonLevel &&
      (rarityLevel(word.slice(at)) ?? Number.POSITIVE_INFINITY) <= maxCommonLevel
    )
      return true;
  return false;
};

const isCompoundForm = (word: string): boolean =>
  isCompound(word) ||
  compoundEndings.some(
    ([ending, replaced]) => word.endsWith(ending) && isCompound(word.slice(0, -ending.length) + replaced),
  );

/** Whether a word that is in no dictionary may be a known one with a prefix or an ending. */
export const isForm = (word: string): boolean =>
  isPrefixed(word) || (inflections.test(word) && isInflected(word));

/** Whether it may be a known word with a rarer ending, or two known words. */
export const isMade = (word: string): boolean => isInflected(word) || isCompoundForm(word);
