import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { thirdPerson } from '#engine/english/s-forms.ts';
import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { modals, wordSet } from '#engine/english/word-classes.ts';

/** How many persons or things a word or phrase names. */
export type Count = 'one' | 'many';

const pairs: readonly (readonly [one: string, many: string])[] = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
];
const toMany = new Map(pairs);
const toOne = new Map(pairs.map(([one, many]) => [many, one]));

/** The form of an auxiliary for another count, if it has one: "is" becomes "are". */
export const auxiliaryFor = (count: Count, verb: string): string | null =>
  (count === 'one' ? toOne : toMany).get(verb) ?? null;

/** Whether a word is a form of "be", "have" or "do" that shows a count. */
export const isAuxiliary = (verb: string): boolean => toMany.has(verb) || toOne.has(verb);

/** Verbs whose base form is also their past form. */
const sameForm = wordSet(
  'lead come become run put beset offset read set cut hit let hurt quit shut spread split bet cast beat bid burst fit shed rid upset overcome forecast cost lay wound found ground bore saw felt fell bound lit wet sweat bust input broadcast spit thrust',
);

const modalWords = wordSet(modals, 'shall ought');

/** The base form that a third-person form has, if it is a verb first. Null for other words. */
export const baseOfThird = (word: string): string | null => {
  if (!word.endsWith('s') || /(?:[s'’]|u|i)s$/.test(word)) return null;
  const base = knownBase(word);
  return base !== word && thirdPerson(base) === word && classesOf(base).startsWith('v') ? base : null;
};

/** The third-person form of a base form that is a verb first. Null for other words. */
export const thirdOfBase = (word: string): string | null => {
  const classes = classesOf(word);
  return classes.startsWith('v') &&
    !/[ar]/.test(classes) &&
    !modalWords.has(word) &&
    !sameForm.has(word) &&
    !isIrregularVerbForm(word) &&
    !/(?:[^e]ed|s|(?<!^(?:br|s|r|cl|sw))ing)$/.test(word)
    ? thirdPerson(word)
    : null;
};

/** Whether a base form is only a verb, so that no noun looks like it or like its form in "-s". */
export const isOnlyVerb = (base: string): boolean => classesOf(base) === 'v' && !alsoNouns.has(base);
/** Verbs that the dictionary lists as verbs only, but that are nouns in some texts. */
const alsoNouns = wordSet(
  'call run start show say read build close own live saw win let like break go drive feel find hold kill lift leave look make move mean meet need pass pay pull push put quit reach return ride say see sell send sing sleep smell speak spend stand stay steal swim take talk tear throw touch try turn use wait walk wear well win wish write add commit deploy install merge fail save eat hit fix catch buy pick hang stick stretch rise kick jump climb burn borrow beat bend bite blend bore boast',
);
