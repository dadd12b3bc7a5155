import * as z from 'zod';
import { imageTexts } from '#contracts/images/image-texts.ts';
import { keywordIdea } from '#contracts/keywords/evidence.ts';
import { keywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordMetrics } from '#contracts/keywords/market.ts';
import { articles, snippetText } from '#contracts/keywords/writing.ts';
import { modelWork } from '#contracts/models/language-model.ts';
import { article } from './article.ts';
import { failedImage, finalResult, imageAsset } from './result.ts';

const snippets = z.object({ titles: z.array(snippetText), descriptions: z.array(snippetText) });

/** The output of a language model for each task. */
export const modelOutputs = {
  keywords: z.array(keywordIdea),
  relevance: z.array(keywordIdea),
  snippets,
  /** The article in Markdown. */
  rewrite: z.string(),
  /** For each doubtful sentence, in the order sent: whether the rewrite changes its meaning. */
  opinion: z.array(z.boolean()),
  image: imageTexts.omit({ checks: true }),
} as const;

/**
 * What each stage stores for later stages, by name. A retried stage finds its own output here and pays for nothing
 * twice.
 */
export const stageOutputs = {
  /** The article of a fetched page. `truncated` is true if the page was longer than the limit. */
  page: z.object({ article, truncated: z.boolean(), fromCache: z.boolean() }),
  /** The article that all later stages read. */
  article: z.object({ article, truncated: z.boolean() }),
  ideas: z.array(keywordIdea),
  metrics: z.object({
    metrics: z.array(z.object({ keyword: z.string(), metrics: keywordMetrics })),
    costUsd: z.number(),
    cacheHits: z.int(),
  }),
  /** All keywords of the run, with scores. */
  scored: z.array(keywordEntry),
  snippets,
  articles,
  /** The images that the run processes, in order. Written once, when the upload is finished. */
  uploads: z.object({ imageIds: z.array(z.string()) }),
  /** One output per image. */
  image: z.discriminatedUnion('state', [
    z.object({ state: z.literal('described'), asset: imageAsset }),
    z.object({ state: z.literal('failed'), failed: failedImage }),
  ]),
  /**
   * The budget for each task of a metered model. It is written before the request, so that no task is paid for twice.
   */
  asked: z.object({ tokens: z.int(), usd: z.number() }),
  /** The outcome of each task; `value` has the schema in `modelAnswers`. */
  answer: z.object({ work: modelWork, value: z.unknown() }),
  result: finalResult,
} as const;
export type StageOutputName = keyof typeof stageOutputs;
export type StageOutput<Name extends StageOutputName> = z.infer<(typeof stageOutputs)[Name]>;
