import * as z from 'zod';
import { imageLimits } from '#contracts/images/image-limits.ts';
import type { ModelTask } from './language-model.ts';

/** US dollars for a million tokens. */
export const modelPrice = z.strictObject({ input: z.number().min(0), output: z.number().min(0) });
export type ModelPrice = z.infer<typeof modelPrice>;

/**
 * List prices on demand, by the model's own id without the region in front of it: Bedrock of us-east-1 and OpenAI, as
 * published in 2026. A model that is not listed needs a price in the stage's settings: no price, no cap.
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
/** Bedrock asks a tenth more for its newer Claude models where a region is kept to. */
const regionalSurcharge = 1.1;

/** The regions in front of the id of an inference profile. */
export const inferenceProfile = /^(?:us-gov|us|eu|apac|jp|au|ca|global)\./;

/** The list price of a model; null for one that is not listed. */
export const listPriceOf = (model: string): ModelPrice | null => {
  const price = listPrices[model.replace(inferenceProfile, '')];
  if (!price) return null;
  const isRegional = model.includes('anthropic.') && !model.startsWith('global.');
  return isRegional
    ? { input: price.input * regionalSurcharge, output: price.output * regionalSurcharge }
    : price;
};

/** @throws Error for a model without a price, which no cap could hold */
export const priceOf = (model: string, own: ModelPrice | null): ModelPrice => {
  const price = own ?? listPriceOf(model);
  if (!price)
    throw new Error(
      `The list price of the language model ${model} is unknown. Set its price in the settings.`,
    );
  return price;
};

/** The most that the models of one run may take, repairs and all; whatever would take more is not asked for. */
export const modelCaps = {
  runTokens: 150_000,
  runUsd: 0.5,
} as const;

/**
 * The part of a run's cap that each task may take. An optimizer's run has keywords, snippets, a rewrite and an
 * opinion on its doubtful sentences, an evaluator's has relevance, an image run has keywords and its images: no run's parts add up to more than the whole, so
 * that stages which run at once, or again after a crash, stay under the cap without knowing of each other.
 */
export const modelShares: Readonly<Record<ModelTask, number>> = {
  keywords: 0.2,
  relevance: 0.4,
  snippets: 0.2,
  rewrite: 0.5,
  opinion: 0.1,
  image: 0.8 / imageLimits.perRun,
};

/** What one task may still take. */
export type ModelBudget = { tokens: number; usd: number };

export const budgetOf = (task: ModelTask): ModelBudget => ({
  tokens: Math.floor(modelCaps.runTokens * modelShares[task]),
  usd: modelCaps.runUsd * modelShares[task],
});

/** The budget of a task at a price: its limit in tokens or in dollars, whichever costs less. */
export const pricedBudgetOf = (task: ModelTask, { input, output }: ModelPrice): ModelBudget => {
  const { tokens, usd } = budgetOf(task);
  return { tokens, usd: Math.min(usd, (tokens * Math.max(input, output)) / 1_000_000) };
};

/** Bounds of what goes to a model and comes back. */
export const modelBounds = {
  /** Of one task, with its repair, in milliseconds: a stage has 60 s, and the built-in engine may have to follow. */
  taskMs: 45_000,
  /** Of one request. */
  requestMs: 35_000,
  /** A request that is busy or broken is sent this many times at most. */
  tries: 3,
  /** The first pause between two tries, where the vendor names none, in milliseconds; it doubles. */
  pauseMs: 500,
  /** A request needs at least this much remaining time to start. */
  leastMs: 2_000,
  /** Of one answer on the wire. */
  answerBytes: 2 * 1024 * 1024,
  /** What a model reads of an article to find keywords and titles; about 4,000 words. */
  articleCharacters: 24_000,
  /** The longest article that a model rewrites: more does not come back within the time of one request. */
  rewriteWords: 2_500,
  /** Doubtful sentences of a rewrite that a model gives its opinion on, and the longest one, in characters. */
  opinionsMost: 12,
  opinionCharacters: 600,
  /** Of an opinion, in milliseconds: it follows a rewrite in the same stage. */
  opinionMs: 6_000,
  /** Keywords that a model is asked for. */
  keywordsLeast: 12,
  keywordsMost: 40,
  /** Keywords of one run whose relevance a model judges; the built-in engine judges the others. */
  judgedMost: 200,
  /** Of a described image. */
  imageTitleCharacters: 70,
  imageCaptionCharacters: 200,
  imageDescriptionCharacters: 1000,
} as const;
