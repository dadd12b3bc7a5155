import { listPriceOf, type ModelPrice } from '#contracts/language-model.ts';
import type { LanguageModel } from '#ports';
import {
  createLanguageModel,
  type LanguageModelOptions,
} from '#providers/language-model/create-language-model.ts';
import { bedrockModel, bedrockRegion, startBedrock } from '#test/vendors/bedrock/bedrock.ts';
import type { ModelVendor } from '#test/vendors/model-vendor.ts';
import {
  startOpenAiCompatible,
  vendorKey,
  vendorModel,
} from '#test/vendors/openai-compatible/openai-compatible.ts';

/** A vendor's server on this machine, and the port's adapter that speaks to it. */
export type ServedModel = { vendor: ModelVendor; model: LanguageModel; modelId: string; price: ModelPrice };

type Options = Partial<Pick<LanguageModelOptions, 'bounds' | 'log' | 'now' | 'sleep'>>;

/** Short enough for tests; a machine under load still answers a loopback request within it. */
export const shortBounds = { taskMs: 20_000, requestMs: 15_000, tries: 3, pauseMs: 1, leastMs: 100 } as const;
const silent = { warn: () => {} };

const priceOf = (model: string): ModelPrice => {
  const price = listPriceOf(model);
  if (!price) throw new Error(`${model} has no list price.`);
  return price;
};

export const openAiModel = (vendor: ModelVendor, options: Options = {}): ServedModel => {
  const price = priceOf(vendorModel);
  const model = createLanguageModel({
    kind: 'openai-compatible',
    model: vendorModel,
    price,
    openSender: async () => {
      const { openOpenAiCompatible } = await import(
        '#providers/language-model/sdk/open-openai-compatible.ts'
      );
      const secret = { read: async () => ({ apiKey: vendorKey }), refuse: () => {} };
      return openOpenAiCompatible({ model: vendorModel, address: `${vendor.origin}/v1`, secret });
    },
    log: silent,
    bounds: shortBounds,
    ...options,
  });
  return { vendor, model, modelId: vendorModel, price };
};

export const bedrockServed = (vendor: ModelVendor, options: Options = {}): ServedModel => {
  const price = priceOf(bedrockModel);
  const model = createLanguageModel({
    kind: 'bedrock',
    model: bedrockModel,
    price,
    openSender: async () => {
      const { openBedrock } = await import('#providers/language-model/sdk/open-bedrock.ts');
      return openBedrock({ model: bedrockModel, region: bedrockRegion, address: vendor.origin });
    },
    log: silent,
    bounds: shortBounds,
    ...options,
  });
  return { vendor, model, modelId: bedrockModel, price };
};

/** Both vendors, for suites that hold for each. */
export const servedModels = [
  { name: 'an OpenAI-compatible address', start: startOpenAiCompatible, serve: openAiModel },
  { name: 'Amazon Bedrock', start: startBedrock, serve: bedrockServed },
] as const;
