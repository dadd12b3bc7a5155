import * as z from 'zod';
import { jobTypes } from '#contracts/product.ts';
import { finalResult } from './result.ts';

/** The share link of a result, as its owner sees it. The link itself is shown once. */
export const shareState = z.object({ created_at: z.iso.datetime() });
export type ShareState = z.infer<typeof shareState>;

export const createShareResponse = z.object({ token: z.string(), created_at: z.iso.datetime() });
export type CreateShareResponse = z.infer<typeof createShareResponse>;

export const revokeShareResponse = z.object({ revoked: z.boolean() });

/** A result as everybody with the link reads it: with the owner's choices, without receipt and account. */
export const sharedResult = z.object({
  job_type: z.enum(jobTypes),
  title: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  lead: z.nullable(z.string()),
  final_result: finalResult.omit({ receipt: true }),
});
export type SharedResult = z.infer<typeof sharedResult>;
