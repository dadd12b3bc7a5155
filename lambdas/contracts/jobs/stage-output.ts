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

/** What a language model answers to each of its tasks. */
export const modelAnswers = {
  keywords: z.array(keywordIdea),
  relevance: z.array(keywordIdea),
  snippets,
  /** The article in Markdown. */
  rewrite: z.string(),
  /** For each doubtful sentence, in the order in which they were sent: whether it says something else now. */
  opinion: z.array(z.boolean()),
  image: imageTexts.omit({ checks: true }),
} as const;

/**
 * What each stage leaves for the later ones, by name. A stage that is run again finds its output here and buys
 * nothing twice.
 */
export const stageOutputs = {
  /** The article of a fetched page; `truncated` when the page was longer than is read. */
  page: z.object({ article, truncated: z.boolean(), fromCache: z.boolean() }),
  /** The article that all later stages read. */
  article: z.object({ article, truncated: z.boolean() }),
  ideas: z.array(keywordIdea),
  metrics: z.object({
    metrics: z.array(z.object({ keyword: z.string(), metrics: keywordMetrics })),
    costUsd: z.number(),
    cacheHits: z.int(),
  }),
  /** All keywords of the run, scored. */
  scored: z.array(keywordEntry),
  snippets,
  articles,
  /** Written once, when the upload is finished: the images that the run goes over, in their order. */
  uploads: z.object({ imageIds: z.array(z.string()) }),
  /** One for each image. */
  image: z.discriminatedUnion('state', [
    z.object({ state: z.literal('described'), asset: imageAsset }),
    z.object({ state: z.literal('failed'), failed: failedImage }),
  ]),
  /** What a task of a metered model may take, for each task: written before it is asked for, so that nobody pays twice. */
  asked: z.object({ tokens: z.int(), usd: z.number() }),
  /** What came of it, for each task; the value is of `modelAnswers`. */
  answer: z.object({ work: modelWork, value: z.unknown() }),
  result: finalResult,
} as const;
export type StageOutputName = keyof typeof stageOutputs;
export type StageOutput<Name extends StageOutputName> = z.infer<(typeof stageOutputs)[Name]>;
