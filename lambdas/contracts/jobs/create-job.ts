import * as z from 'zod';
import { visitorToken } from '#contracts/jobs/claim-job.ts';
import { marketLocale } from '#contracts/keywords/market.ts';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import type { JobType } from '#contracts/product.ts';

const shared = {
  generate_assets: z.literal(true),
  locale: z.optional(marketLocale),
  /**
   * Proves later that a visitor's run came from this browser. A signed-in user does not need it, and it is then
   * ignored.
   */
  visitor_token: z.optional(visitorToken),
};
// Far above any real input of 2,000 words. The word limit has its own error; this limit stops abuse.
const content = z.string().check(z.maxLength(maxRequestBytes));

const requestOf = <Type extends JobType, Fields extends z.core.$ZodShape>(job_type: Type, fields: Fields) =>
  z.strictObject({ ...shared, job_type: z.literal(job_type), ...fields });

const requests = {
  keyword_optimizer: requestOf('keyword_optimizer', { context_input: content }),
  keyword_evaluator: requestOf('keyword_evaluator', {
    /** The keywords, one per line. */
    keywords_list_input: content,
    context_input: z.optional(content),
  }),
  image_analyzer: requestOf('image_analyzer', {
    image_count: z.int().check(z.gte(0)),
    context_input: z.optional(content),
  }),
} satisfies { [Type in JobType]: z.ZodType<{ job_type: Type }> };

/** Payload of POST create-job, by tool. */
export const createJobRequest = z.discriminatedUnion('job_type', [
  requests.keyword_optimizer,
  requests.keyword_evaluator,
  requests.image_analyzer,
]);
export type CreateJobRequest = z.infer<typeof createJobRequest>;

export const createJobResponse = z.object({
  job_id: z.uuid(),
  /** Repeated keywords as the user typed them. Each counts once. Missing if there are none. */
  repeated_keywords: z.optional(z.array(z.string())),
});
export type CreateJobResponse = z.infer<typeof createJobResponse>;
