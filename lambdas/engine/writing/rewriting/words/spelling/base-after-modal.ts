import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { alternatives, doForms, modals } from '#engine/english/word-classes.ts';

/** Words after which a verb has its base form, perhaps with an adverb between. */
const opensBase = new RegExp(
  `(?:^|[^a-z'’-])(?:${alternatives(modals, doForms)}|(?:[a-z]+n['’]t)|cannot|to)(?: (?:also|not|never|always|only|just|even|still|really|actually|ever|then))? $`,
  'i',
);
const maxOpening = 40;

/**
 * The base form in place of a past form that corrects a misspelling, where only the base form fits: "can happend" is "can
 * happen". "It can recieved" may lack its "be", so that the base form and one "d" are all that the misspelling may be.
 */
export const fittingForm = (before: string, wrong: string, right: string): string => {
  const base = wrong.slice(0, -1).toLowerCase();
  return right.endsWith('ed') &&
    wrong.endsWith('d') &&
    knownBase(right) === base &&
    classesOf(base).startsWith('v') &&
    !base.endsWith('e') &&
    opensBase.test(before.slice(-maxOpening))
    ? base
    : right;
};
