import {
  alternatives,
  commonPrepositions,
  coordinators,
  prepositions,
  subordinators,
} from '#engine/english/word-classes.ts';

/** Words and marks that end a noun phrase: "less settings and", "less rows.", not "less systems work". */
export const nounPhraseEnd = String.raw`(?=[.,;:!?)]|$| (?:${alternatives(commonPrepositions, prepositions, coordinators, subordinators)}|out|here|there|than|that|which|who|as|is|are|was|were|can|will|you|we|I|they|it)(?![\p{L}]))`;

/** No phrase that describes a later plural: "one of the best quality of life changes". "One of the best part of it" may go on. */
export const notBeforePlural = String.raw`(?! (?:of|from|to|in) \p{Ll}{3,}[^s\W] \p{Ll}{3,}[^s\W]s(?![\p{L}]))`;
