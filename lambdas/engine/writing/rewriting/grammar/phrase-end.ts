import {
  alternatives,
  commonPrepositions,
  coordinators,
  prepositions,
  subordinators,
} from '#engine/english/word-classes.ts';

/** Words and marks that end a noun phrase: "less settings and", "less rows.", not "less systems work". */
export const nounPhraseEnd = String.raw`(?=[.,;:!?)]|$| (?:${alternatives(commonPrepositions, prepositions, coordinators, subordinators)}|out|here|there|than|that|which|who|as|is|are|was|were|can|will|you|we|I|they|it)(?![\p{L}]))`;
