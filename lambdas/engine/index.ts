/**
 * The engine as a library: articles from pages and pastes, key phrases, search keywords, titles and meta
 * descriptions, rewriting and its verification. It reads no environment, clock or network; of Node it asks only how much processor time its
 * thread took (`bounds/deadline.ts`).
 */
export { articleFromText } from './extraction/article-from-text.ts';
export { extractArticle } from './extraction/extract-article.ts';
export { extractKeywords } from './keyphrases/extract-keywords.ts';
export { findKeywordIdeas } from './keywords/find-keyword-ideas.ts';
export { scoreRelevance } from './keywords/ideas/score-relevance.ts';
export { detectLanguage } from './language/detect-language.ts';
export { writeDescriptions } from './writing/descriptions/write-descriptions.ts';
export { buildArticles } from './writing/rewriting/build-articles.ts';
export { rewriteArticle } from './writing/rewriting/rewrite-article.ts';
export { writeTitles } from './writing/titles/write-titles.ts';
