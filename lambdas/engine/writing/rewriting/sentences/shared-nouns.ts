import { anyOf, haveForms, modals, pastBe, presentBe } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

/** Clauses that both describe the same noun: "I haven't used it but I think is good". */
export const sharesNoun = regexOf(
  `^\\S+ (?:think|thought|believe|beleive|feel|felt|know|knew|hope|guess|say|said) ${anyOf(presentBe, pastBe, modals, haveForms)} `,
  'iu',
);
