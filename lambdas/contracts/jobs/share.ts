import * as z from 'zod';
import { jobTypes } from '#contracts/product.ts';
import { finalResult } from './result.ts';

/** The share link as the owner of the result sees it. The link itself is shown only once. */
export const shareState = z.object({ created_at: z.iso.datetime() });
export type ShareState = z.infer<typeof shareState>;

export const createShareResponse = z.object({ token: z.string(), created_at: z.iso.datetime() });
export type CreateShareResponse = z.infer<typeof createShareResponse>;

export const revokeShareResponse = z.object({ revoked: z.boolean() });

/** A result as everyone with the link sees it: with the owner's choices, without the receipt and account data. */
export const sharedResult = z.object({
  job_type: z.enum(jobTypes),
  title: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  lead: z.nullable(z.string()),
  final_result: finalResult.omit({ receipt: true }),
});
export type SharedResult = z.infer<typeof sharedResult>;
