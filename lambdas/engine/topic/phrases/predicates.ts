import { modals, subjectPronouns, thirdPersonSubjects, wordSet } from '#engine/english/word-classes.ts';

const pronouns = wordSet(subjectPronouns);
const thirdPersonSet = wordSet(thirdPersonSubjects);
const modalVerbs = wordSet(modals);

/**
 * Whether a verb after these two lowercase words makes a statement about another subject: "change can (lead)", "when it
 * (comes)". After "should you", the verb is an action that people search for.
 */
export const predicateOfSubject = (subject: string | undefined, before: string | undefined): boolean =>
  before !== undefined &&
  (thirdPersonSet.has(before) || (modalVerbs.has(before) && subject !== undefined && !pronouns.has(subject)));
