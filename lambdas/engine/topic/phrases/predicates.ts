import { modals, subjectPronouns, thirdPersons, wordSet } from '#engine/english/word-classes.ts';

const pronouns = wordSet(subjectPronouns);
const others = wordSet(thirdPersons);
const modalVerbs = wordSet(modals);

/**
 * Whether a verb behind these two lowercase words says something of another subject: "change can (lead)", "when it
 * (comes)". Behind "should you" it is a deed that people search for.
 */
export const saysOfSubject = (subject: string | undefined, before: string | undefined): boolean =>
  before !== undefined &&
  (others.has(before) || (modalVerbs.has(before) && subject !== undefined && !pronouns.has(subject)));
