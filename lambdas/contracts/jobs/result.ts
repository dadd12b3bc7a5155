import * as z from 'zod';
import { imageTexts } from '#contracts/images/image-texts.ts';
import { keywordEntry } from '#contracts/keywords/keyword.ts';
import { marketSources, storedLocale } from '#contracts/keywords/market.ts';
import { headlineLimits, snippetLimits } from '#contracts/keywords/snippet-limits.ts';
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
  width: z.int().describe('The displayed size of the uploaded image, in pixels.'),
  height: z.int(),
});
export type ImageAsset = z.infer<typeof imageAsset>;

/** An image that could not be described, with a reason for the user. */
export const failedImage = z.object({ image_id: z.string(), file_name: z.string(), reason: z.string() });
export type FailedImage = z.infer<typeof failedImage>;

/** The costs of a run, like a store receipt. */
export const receipt = z.object({
  credits: z.object({
    reserved: z.number(),
    state: z.enum(['settled', 'refunded', 'demo']),
    given_back: z
      .optional(z.number())
      .describe(
        'The part of `reserved` that is refunded for images lost through our fault; missing if none was lost.',
      ),
  }),
  provider_cost_usd: z.number().describe('The cost of market data plus the language model.'),
  model_cost_usd: z
    .optional(z.number())
    .describe(
      "The language model's part of `provider_cost_usd`; missing if the built-in engine did everything.",
    ),
  cache_hits: z.int(),
  keywords_looked_up: z.int(),
  duration_ms: z.int(),
});
export type Receipt = z.infer<typeof receipt>;

/**
 * The inputs of one keyword's score that its entry does not contain. Comparing them with the entry reveals a changed
 * metric.
 */
export const scoreInputs = keywordEntry
  .pick({
    keyword_text: true,
    relevance_score: true,
    search_volume: true,
    cpc: true,
    competition_index: true,
    keyword_difficulty: true,
  })
  .extend({ is_brand: z.boolean() });
export type ScoreInputs = z.infer<typeof scoreInputs>;

/** Everything needed to recompute the scores with the same outcome. */
export const manifest = z.object({
  input_sha256: z.string(),
  formula_version: z.string(),
  language_model: z.string(),
  model_work: z
    .optional(z.array(modelWork))
    .describe('Who did each task of a run that used a language model. An image run has one entry per image.'),
  market_data: z.enum(marketSources),
  locale: storedLocale,
  computed_at: z.string(),
  // Made by usecases/tools/result-hash.ts.
  result_sha256: z
    .optional(z.string())
    .describe("Hash of the result's content. Missing in results that are older than the hash."),
  snapshot: z
    .optional(z.array(scoreInputs))
    .describe('The metrics of every keyword in the result at the time of scoring.'),
});
export type Manifest = z.infer<typeof manifest>;

/** The source of a run: the pasted text, or the page with its own metadata. */
export const resultSource = z.object({
  kind: z.enum(['text', 'url', 'keywords', 'images']),
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
  byline: z.nullable(z.string()),
  published: z.nullable(z.string()),
  language: z.nullable(z.string()),
  word_count: z.int(),
  truncated: z.boolean().describe('True if the text was longer than the limit and was cut.'),
  text: z.string().describe('The plain text that the offsets of all passages refer to.'),
});

export const finalResult = z.object({
  summary: z
    .string()
    .describe(
      'What to do, in one or two sentences: "Lead with “x”: the title names it already; put it in the opening, too."',
    ),
  source: resultSource,
  selected_keywords: z.array(keywordEntry),
  keyword_created_number: z
    .int()
    .describe('How many keywords the job created in total, including the shortlist.'),
  seo_titles: z
    .array(snippetText)
    .describe(
      `Three titles, best first, of at most ${snippetLimits.title.maxCharacters} characters and ${snippetLimits.title.pixels} px. The article's own headline comes first and may have ${headlineLimits.maxCharacters} characters.`,
    ),
  meta_descriptions: z.array(snippetText),
  articles: z.nullable(articles),
  image_assets: z.array(imageAsset),
  failed_images: z.array(failedImage).default([]),
  sample_market_data: z
    .boolean()
    .describe('True if the metrics are sample data rather than real search data.'),
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
