import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { arrangeIdeas, mergeEqual } from './arrange-ideas.ts';
import { scoreRelevance } from './score-relevance.ts';

/**
 * Phrases from another source, such as a model, scored by the evidence in the article. `all` has one per cluster; `ideas` are
 * those in their order, at most `limit`, with no more suggestions among them than among the engine's own.
 */
export const ideasFromPhrases = (
  phrases: readonly string[],
  article: Article,
  limit: number,
): { all: KeywordIdea[]; ideas: KeywordIdea[] } => {
  const all = scoreRelevance(mergeEqual(phrases), article);
  return { all, ideas: arrangeIdeas(all).slice(0, limit) };
};
