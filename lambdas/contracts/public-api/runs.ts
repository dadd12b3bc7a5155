import * as z from 'zod';
import { planNames } from '#contracts/billing/plans.ts';
import { imageUploadRequest, imageUploadResponse } from '#contracts/images/image-files.ts';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { marketLocale } from '#contracts/keywords/market.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import { jobTypes } from '#contracts/product.ts';

// Far above any real input: the word limit has its own error.
const content = z.string().check(z.maxLength(maxRequestBytes));
const locale = z
  .optional(marketLocale)
  .describe('The market to take search data from. Default: US, English.');
const context = z
  .optional(content)
  .describe('What the keywords or images are about: text or the address of a page.');

/** Payload of POST runs, by tool. */
export const createRunRequest = z.discriminatedUnion('tool', [
  z.strictObject({
    tool: z.literal('keyword_optimizer'),
    content: content.describe('The text of an article, or the address of its page. Markdown is supported.'),
    locale,
  }),
  z.strictObject({
    tool: z.literal('keyword_evaluator'),
    keywords: z
      .array(content)
      .check(z.maxLength(5000))
      .describe(
        'The keywords to evaluate. A comma or line break inside an item splits it into two keywords.',
      ),
    context,
    locale,
  }),
  z.strictObject({
    tool: z.literal('image_analyzer'),
    image_count: z
      .int()
      .check(z.gte(0))
      .describe('The number of images to upload. Upload each with its own form, then start the run.'),
    context,
    locale,
  }),
]);
export type CreateRunRequest = z.infer<typeof createRunRequest>;

export const createRunResponse = z.object({
  id: z.uuid(),
  repeated_keywords: z
    .optional(z.array(z.string()))
    .describe('Keywords that were in the list more than once and count once. Absent when there are none.'),
});

export const runStatusFields = {
  id: z.uuid(),
  tool: z.enum(jobTypes),
  status: z.enum(jobStatuses).describe('`completed`, `failed` and `cancelled` are final.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  duration_seconds: z.nullable(z.number()).describe('Null while the run is in progress.'),
  error: z
    .nullable(z.object({ code: z.string(), message: z.string() }))
    .describe('Why a run failed. Null for every other run.'),
};
export const run = z.object(runStatusFields);
export type Run = z.infer<typeof run>;

export const runList = z.object({
  runs: z.array(run),
  next: z.nullable(z.string()).describe('Pass this as `after` to get the next page. Null on the last page.'),
});

export const cancelRunResponse = run.pick({ id: true, status: true });

const { job_id: _, ...imageFields } = imageUploadRequest.shape;
export const createRunImageRequest = z.strictObject(imageFields);
export const createRunImageResponse = imageUploadResponse;

export const startRunResponse = z.object({ id: z.uuid(), image_count: z.int() });

export const balance = z.object({
  credits: z.number().describe('Remaining credits. Runs cost whole or half credits.'),
  plan: z.enum(planNames),
  next_free_credits_at: z
    .nullable(z.string())
    .describe('When free credits are renewed. Null on a paid plan.'),
});
