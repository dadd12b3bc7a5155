import { modals, subjectPronouns, thirdPersons, wordSet } from '#engine/english/word-classes.ts';

const pronouns = wordSet(subjectPronouns);
const others = wordSet(thirdPersons);
const modalVerbs = wordSet(modals);

/**
 * Whether a verb after these two lowercase words makes a statement about another subject: "change can (lead)", "when it
 * (comes)". After "should you", the verb is an action that people search for.
 */
export const saysOfSubject = (subject: string | undefined, before: string | undefined): boolean =>
  before !== undefined &&
  (others.has(before) || (modalVerbs.has(before) && subject !== undefined && !pronouns.has(subject)));
