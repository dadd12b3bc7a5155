import type { KeywordIdea } from '#contracts/keywords/evidence.ts';

/** A keyword that the engine found word for word in a text, with a `relevance` of 1 to 100. */
export const keywordIdea = (text: string, relevance = 90): KeywordIdea => ({
  text,
  relevance,
  relevanceFactors: [],
  intent: 'informational',
  isBrand: false,
  evidence: 'exact',
  passages: [],
  cluster: text,
  reason: '',
});
