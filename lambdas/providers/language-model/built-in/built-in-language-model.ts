import type { ModelTask, ModelWork } from '#contracts/models/language-model.ts';
import {
  describeImage,
  findKeywordIdeas,
  rewriteArticle,
  scoreRelevance,
  writeDescriptions,
  writeTitles,
} from '#engine';
import type { LanguageModel, ModelResponse } from '#ports';

/** Stored in manifests. Increase it when a change to the engine changes its answers. */
export const builtInModelName = 'built-in engine 1';

const workWithoutCost = (task: ModelTask): ModelWork => ({
  task,
  written_by: builtInModelName,
  fallback: null,
  repaired: false,
  requests: 0,
  input_tokens: 0,
  output_tokens: 0,
  cost_usd: 0,
});

const respond = <Value>(task: ModelTask, value: Value): ModelResponse<Value> => ({
  value,
  work: workWithoutCost(task),
});

/**
 * The engine in place of a language model: algorithms that run on this machine, without an API key. The same article
 * always gives the same answer. Its answers pass the same checks as a model's.
 */
export const createBuiltInLanguageModel = (): LanguageModel => ({
  name: builtInModelName,
  price: null,
  findKeywordIdeas: async (article) => respond('keywords', findKeywordIdeas(article)),
  scoreRelevance: async (keywords, article) => respond('relevance', scoreRelevance(keywords, article)),
  writeSnippets: async (article, keywords) =>
    respond('snippets', {
      titles: writeTitles(article, keywords),
      descriptions: writeDescriptions(article, keywords),
    }),
  rewriteArticle: async (article, keywords) => respond('rewrite', rewriteArticle(article, keywords).markdown),
  judgePassages: async (passages) =>
    respond(
      'opinion',
      passages.map(({ isChanged }) => isChanged),
    ),
  describeImage: async ({ facts }, context) => respond('image', describeImage(facts, context)),
});
