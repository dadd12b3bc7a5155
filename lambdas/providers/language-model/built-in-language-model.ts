import { describeImage } from '#engine/images/describe-image.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { scoreRelevance } from '#engine/keywords/score-relevance.ts';
import { rewriteArticle } from '#engine/writing/rewrite-article.ts';
import { writeDescriptions } from '#engine/writing/write-descriptions.ts';
import { writeTitles } from '#engine/writing/write-titles.ts';
import type { LanguageModel } from '#ports';

/** Kept in manifests; a change of the engine that changes its answers is a new version. */
const builtInModelName = 'built-in engine 1';

/**
 * The engine in the place of a language model: by algorithm, on this machine, without a key; the same article gives
 * the same answer every time. Its answers go through the same checks as a model's.
 */
export const createBuiltInLanguageModel = (): LanguageModel => ({
  name: builtInModelName,
  findKeywordIdeas: async (article) => findKeywordIdeas(article),
  scoreRelevance: async (keywords, article) => scoreRelevance(keywords, article),
  writeSnippets: async (article, keywords) => ({
    titles: writeTitles(article, keywords),
    descriptions: writeDescriptions(article, keywords),
  }),
  rewriteArticle: async (article, keywords) => rewriteArticle(article, keywords).markdown,
  describeImage: async ({ facts }, context) => describeImage(facts, context),
});
