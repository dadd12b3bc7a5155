import * as z from 'zod';
import { limits } from './limits.ts';

/** What can stand behind the port of language models. */
export const languageModelKinds = ['built-in', 'bedrock', 'openai-compatible'] as const;
export type LanguageModelKind = (typeof languageModelKinds)[number];

/** What a model is asked for; each task has a prompt of its own and is asked for once in a run. */
export const modelTasks = ['keywords', 'relevance', 'snippets', 'rewrite', 'image'] as const;
export type ModelTask = (typeof modelTasks)[number];

/** What people read that a task made. */
export const modelTaskNames: Readonly<Record<ModelTask, string>> = {
  keywords: 'Keywords',
  relevance: 'Relevance',
  snippets: 'Titles, descriptions',
  rewrite: 'Rewritten article',
  image: 'Image texts',
};

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
    throw new Error(`The language model ${model} has no list price here: set its price in the settings.`);
  return price;
};

/** The most that the models of one run may take, repairs and all; whatever would take more is not asked for. */
export const modelCaps = {
  runTokens: 150_000,
  runUsd: 0.5,
} as const;

/**
 * The part of a run's cap that each task may take. An optimizer's run has keywords, snippets and a rewrite, an
 * evaluator's has relevance, an image run has keywords and its images: no run's parts add up to more than the whole, so
 * that stages which run at once, or again after a crash, stay under the cap without knowing of each other.
 */
export const modelShares: Readonly<Record<ModelTask, number>> = {
  keywords: 0.2,
  relevance: 0.4,
  snippets: 0.2,
  rewrite: 0.6,
  image: 0.8 / limits.imagesPerRun,
};

/** What one task may still take. */
export type ModelBudget = { tokens: number; usd: number };

export const budgetOf = (task: ModelTask): ModelBudget => ({
  tokens: Math.floor(modelCaps.runTokens * modelShares[task]),
  usd: modelCaps.runUsd * modelShares[task],
});

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
  /** No request is begun with less time than this. */
  leastMs: 2_000,
  /** Of one answer on the wire. */
  answerBytes: 2 * 1024 * 1024,
  /** What a model reads of an article to find keywords and titles; about 4,000 words. */
  articleCharacters: 24_000,
  /** The longest article that a model rewrites: more does not come back within the time of one request. */
  rewriteWords: 2_500,
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

/** Why the built-in engine wrote in the place of the model, in words that follow "the model". */
export const fallbackReasons = {
  refused: 'did not want to answer',
  malformed: 'gave an answer that could not be read',
  language: 'answered in another language',
  count: 'gave another number of answers than it was asked for',
  support: 'gave keywords that your text does not support',
  length: 'did not keep to the lengths',
  alike: 'gave texts that were too much alike',
  facts: 'lost or invented facts',
  markup: 'gave markup or addresses that do not belong there',
  alt_text: 'broke the rules of alternative text',
  unavailable: 'could not be reached',
  timeout: 'took too long',
  rejected: 'did not accept the request',
  too_long: 'was not asked: the text is too long for it',
  over_cap: 'was not asked again: the run had reached its cap',
  interrupted: 'was interrupted',
} as const;
export type FallbackReason = keyof typeof fallbackReasons;
const fallbackReasonNames = Object.keys(fallbackReasons) as [FallbackReason, ...FallbackReason[]];

/** What is wrong with an answer; `detail` says it to whoever answers again. */
export type ModelFault = { reason: FallbackReason; detail: string };

/** Who did a task of a run, and what it took. */
export const modelWork = z.object({
  task: z.enum(modelTasks),
  /** Name of the model or engine whose answer was taken. */
  written_by: z.string(),
  /** Why that is the built-in engine, where the model was to do it; null when nothing stood in the way. */
  fallback: z.nullable(z.enum(fallbackReasonNames)),
  /** The model's first answer had a fault, and its second was taken. */
  repaired: z.boolean(),
  requests: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  cost_usd: z.number(),
});
export type ModelWork = z.infer<typeof modelWork>;
