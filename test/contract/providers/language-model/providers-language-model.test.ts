import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { budgetOf } from '#contracts/models/model-caps.ts';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { servedModels } from '#test/factories/language-models.ts';
import { bedrockCredentials } from '#test/vendors/bedrock/bedrock.ts';
import type { ModelVendor } from '#test/vendors/model-vendor.ts';
import { languageModelSuite, starterArticle } from './language-model-suite.ts';

languageModelSuite('the built-in language model', createBuiltInLanguageModel, 'built-in engine 1');

describe('the built-in language model alone', () => {
  it('gives the same answer to the same article', async () => {
    const model = createBuiltInLanguageModel();
    const ask = async () => {
      const { value: ideas } = await model.findKeywordIdeas(starterArticle, budgetOf('keywords'));
      return [
        ideas,
        await model.writeSnippets(starterArticle, ideas, budgetOf('snippets')),
        await model.rewriteArticle(starterArticle, ideas, budgetOf('rewrite')),
      ];
    };
    expect(await ask()).toEqual(await ask());
  });
});

describe.each(servedModels)('a language model at $name', ({ name, modelId, start, serve }) => {
  let vendor: ModelVendor;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(bedrockCredentials)) vi.stubEnv(name, value);
    vendor = await start();
  });
  afterEach(() => {
    expect(vendor.rejectedForms).toEqual([]);
  });
  afterAll(async () => {
    await vendor.close();
    vi.unstubAllEnvs();
  });

  languageModelSuite(name, () => serve(vendor), modelId);
});
