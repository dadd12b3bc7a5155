import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { classifyIntent, clusterKeywords } from '#engine';

/** Keywords without a text. Their relevance is the minimum, which is neither shown nor counted. */
export const ideasWithoutContext = (keywords: string[]): KeywordIdea[] => {
  const clusters = clusterKeywords(keywords);
  return keywords.map((text) => ({
    text,
    relevance: 1,
    relevanceFactors: [],
    intent: classifyIntent(text),
    isBrand: false,
    evidence: 'suggested',
    passages: [],
    cluster: clusters.get(text) ?? text,
    reason: 'Judged by its search data only: there was no text to compare it with.',
  }));
};
