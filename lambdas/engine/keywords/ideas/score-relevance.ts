import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { namesOf } from '#engine/keywords/candidates/candidate-features.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { clusterKeywords } from '#engine/keywords/phrases/cluster-keywords.ts';
import { makeIdea } from './make-idea.ts';

const scoreRelevanceNow = (keywords: readonly string[], article: Article): KeywordIdea[] => {
  const index = indexArticle(article);
  const names = namesOf(article);
  const ideas = keywords.map((text) => makeIdea(index, text, names));
  const strongest = [...ideas].sort((a, b) => b.relevance - a.relevance).map(({ text }) => text);
  const clusters = clusterKeywords(strongest);
  return ideas.map((idea) => ({ ...idea, cluster: clusters.get(idea.text) ?? idea.text }));
};

/**
 * How much an article is about each of the given keywords, in the given order and spelling. Keywords without evidence
 * in the article get 15 or less and the evidence `suggested`.
 */
export const scoreRelevance = (keywords: readonly string[], article: Article): KeywordIdea[] =>
  withinDeadline(() => scoreRelevanceNow(keywords, article));
