import * as z from 'zod';
import { imageTexts } from '#contracts/images/image-texts.ts';
import { keywordEntry } from '#contracts/keywords/keyword.ts';
import { marketSources, storedLocale } from '#contracts/keywords/market.ts';
import { articles, snippetText } from '#contracts/keywords/writing.ts';
import { modelWork } from '#contracts/models/language-model.ts';

/**
 * A described image. The bucket is private. `public_url` and `thumbnail_url` are stored as object keys; each response
 * replaces them with freshly signed addresses.
 */
export const imageAsset = imageTexts.extend({
  image_id: z.string(),
  file_name: z.string(),
  public_url: z.string(),
  thumbnail_url: z.string(),
  /** The displayed size of the uploaded image, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type ImageAsset = z.infer<typeof imageAsset>;

/** An image that could not be described, with a reason for the user. */
export const failedImage = z.object({ image_id: z.string(), file_name: z.string(), reason: z.string() });
export type FailedImage = z.infer<typeof failedImage>;

/** What a run cost, like a store receipt. */
export const receipt = z.object({
  credits: z.object({
    reserved: z.number(),
    state: z.enum(['settled', 'refunded', 'demo']),
    /** The part of `reserved` that is refunded for images lost through our fault; missing if none was lost. */
    given_back: z.optional(z.number()),
  }),
  /** The cost of market data plus the language model. */
  provider_cost_usd: z.number(),
  /** The language model's part of `provider_cost_usd`; missing if the built-in engine did everything. */
  model_cost_usd: z.optional(z.number()),
  cache_hits: z.int(),
  keywords_looked_up: z.int(),
  duration_ms: z.int(),
});
export type Receipt = z.infer<typeof receipt>;

/**
 * The inputs of one keyword's score that its entry does not contain. Comparing them with the entry reveals a changed
 * metric.
 */
export const keywordFigures = keywordEntry
  .pick({
    keyword_text: true,
    relevance_score: true,
    search_volume: true,
    cpc: true,
    competition_index: true,
    keyword_difficulty: true,
  })
  .extend({ is_brand: z.boolean() });
export type KeywordFigures = z.infer<typeof keywordFigures>;

/** Everything needed to recompute the scores with the same outcome. */
export const manifest = z.object({
  input_sha256: z.string(),
  formula_version: z.string(),
  language_model: z.string(),
  /** Who did each task of a run that used a language model. An image run has one entry per image. */
  model_work: z.optional(z.array(modelWork)),
  market_data: z.enum(marketSources),
  locale: storedLocale,
  computed_at: z.string(),
  /**
   * Hash of the result's content, made by `usecases/tools/result-hash.ts`; missing in results that are older than the
   * hash.
   */
  result_sha256: z.optional(z.string()),
  /** The metrics of every keyword in the result at the time of scoring. */
  snapshot: z.optional(z.array(keywordFigures)),
});
export type Manifest = z.infer<typeof manifest>;

/** What the run read: the pasted text, or the page with its own metadata. */
export const resultSource = z.object({
  kind: z.enum(['text', 'url', 'keywords', 'images']),
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
  byline: z.nullable(z.string()),
  published: z.nullable(z.string()),
  language: z.nullable(z.string()),
  word_count: z.int(),
  truncated: z.boolean(),
  /** The plain text that the offsets of all passages refer to. */
  text: z.string(),
});

export const finalResult = z.object({
  /** What to do, in one or two sentences: "Lead with x in the title and the opening." */
  summary: z.string(),
  source: resultSource,
  selected_keywords: z.array(keywordEntry),
  /** How many keywords the job created in total, including the shortlist. */
  keyword_created_number: z.int(),
  seo_titles: z.array(snippetText),
  meta_descriptions: z.array(snippetText),
  articles: z.nullable(articles),
  image_assets: z.array(imageAsset),
  failed_images: z.array(failedImage).default([]),
  /** True if the metrics are sample data rather than real search data. */
  sample_market_data: z.boolean(),
  receipt,
  manifest,
});
export type FinalResult = z.infer<typeof finalResult>;

/** A stored result may be nested (`final_result` inside `final_result`). Responses contain the flat form. */
export const parseFinalResult = (value: unknown): FinalResult | null => {
  const inner =
    typeof value === 'object' && value !== null && 'final_result' in value ? value.final_result : value;
  const parsed = finalResult.safeParse(inner);
  return parsed.success ? parsed.data : null;
};
