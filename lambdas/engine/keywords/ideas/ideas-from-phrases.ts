import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { arrangeIdeas, mergeEqual } from './arrange-ideas.ts';
import { scoreRelevance } from './score-relevance.ts';

/**
 * Scores phrases from another source, such as a model, by their evidence in the article. `all` has one per cluster.
 * `ideas` has the best of them in order: at most `limit`, with each suggestion after at least three ideas from the
 * text.
 */
export const ideasFromPhrases = (
  phrases: readonly string[],
  article: Article,
  limit: number,
): { all: KeywordIdea[]; ideas: KeywordIdea[] } => {
  const all = scoreRelevance(mergeEqual(phrases), article);
  return { all, ideas: arrangeIdeas(all).slice(0, limit) };
};
