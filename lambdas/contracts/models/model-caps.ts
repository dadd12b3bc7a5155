import * as z from 'zod';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { environmentNames } from '#contracts/platform/environment.ts';
import type { ModelTask } from './language-model.ts';

/** US dollars per million tokens. */
export const modelPrice = z.strictObject({ input: z.number().min(0), output: z.number().min(0) });
export type ModelPrice = z.infer<typeof modelPrice>;

/**
 * On-demand list prices, by the model's own id without the region prefix: Bedrock in us-east-1 and OpenAI, as
 * published in 2026. A model that is not listed needs a price in the stage's settings, because a cap needs a price.
 */
const listPrices: Readonly<Record<string, ModelPrice>> = {
  'amazon.nova-micro-v1:0': { input: 0.035, output: 0.14 },
  'amazon.nova-lite-v1:0': { input: 0.06, output: 0.24 },
  'amazon.nova-pro-v1:0': { input: 0.8, output: 3.2 },
  'anthropic.claude-haiku-4-5-20251001-v1:0': { input: 1, output: 5 },
  'anthropic.claude-sonnet-4-6': { input: 3, output: 15 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
};
/** Bedrock charges 10% more for its newer Claude models if the region is fixed. */
const regionalSurcharge = 1.1;

/** The region prefixes of inference profile ids. */
export const inferenceProfile = /^(?:us-gov|us|eu|apac|jp|au|ca|global)\./;

/** The list price of a model; null if it is not listed. */
export const listPriceOf = (model: string): ModelPrice | null => {
  const price = listPrices[model.replace(inferenceProfile, '')];
  if (!price) return null;
  const isRegional = model.includes('anthropic.') && !model.startsWith('global.');
  return isRegional
    ? { input: price.input * regionalSurcharge, output: price.output * regionalSurcharge }
    : price;
};

/** @throws Error for a model without a price, because no cap could limit its cost */
export const priceOf = (model: string, own: ModelPrice | null): ModelPrice => {
  const price = own ?? listPriceOf(model);
  if (!price)
    throw new Error(
      `The list price of the language model ${model} is unknown. Set its price in US dollars per million tokens: ${environmentNames.languageModelPrice}=0.15/0.6`,
    );
  return price;
};

/** The most that the models of one run may use, repairs included. A request that could exceed this is not sent. */
export const modelCaps = {
  runTokens: 150_000,
  runUsd: 0.5,
} as const;

/**
 * The share of a run's cap that each task may use. An optimizer run has keywords, snippets, a rewrite and an opinion
 * on its doubtful sentences; an evaluator run has relevance; an image run has keywords and its images. The shares of
 * each run add up to at most 1, so parallel or retried stages stay under the cap without coordination.
 */
export const modelShares: Readonly<Record<ModelTask, number>> = {
  keywords: 0.2,
  relevance: 0.4,
  snippets: 0.2,
  rewrite: 0.5,
  opinion: 0.1,
  image: 0.8 / imageLimits.perRun,
};

/** The most that one task may use. */
export type ModelBudget = { tokens: number; usd: number };

export const budgetOf = (task: ModelTask): ModelBudget => ({
  tokens: Math.floor(modelCaps.runTokens * modelShares[task]),
  usd: modelCaps.runUsd * modelShares[task],
});

/** A task's budget at a given price: its limit in tokens or in dollars, whichever is cheaper. */
export const pricedBudgetOf = (task: ModelTask, { input, output }: ModelPrice): ModelBudget => {
  const { tokens, usd } = budgetOf(task);
  return { tokens, usd: Math.min(usd, (tokens * Math.max(input, output)) / 1_000_000) };
};

/** Limits for requests to a model and its responses. */
export const modelBounds = {
  /** Milliseconds for one task and its repair. A stage has 60 s, and the built-in engine may have to take over. */
  taskMs: 45_000,
  /** Milliseconds for one request. */
  requestMs: 35_000,
  /** The most times that a request is sent if the model is busy or fails. */
  tries: 3,
  /** Milliseconds before the first retry if the vendor names no delay. Each further delay doubles. */
  pauseMs: 500,
  /** The least time that must remain to start a request, in milliseconds. */
  minMs: 2_000,
  /** Bytes of one response. */
  responseBytes: 2 * 1024 * 1024,
  /** The characters of an article that a model reads to find keywords and titles; about 4,000 words. */
  articleCharacters: 24_000,
  /** The longest article that a model rewrites. A longer one would not arrive within `requestMs`. */
  rewriteWords: 2_500,
  /** The most doubtful sentences that a model judges, and the most characters of one. */
  opinionsMost: 12,
  opinionCharacters: 600,
  /** Milliseconds for an opinion, which follows a rewrite in the same stage. */
  opinionMs: 6_000,
  /** The least and the most keywords that a model may return. */
  keywordsLeast: 12,
  keywordsMost: 40,
  /** The most keywords per run whose relevance a model judges. The built-in engine judges the others. */
  judgedMost: 200,
  /** Limits of the texts of an image. */
  imageTitleCharacters: 70,
  imageCaptionCharacters: 200,
  imageDescriptionCharacters: 1000,
} as const;
