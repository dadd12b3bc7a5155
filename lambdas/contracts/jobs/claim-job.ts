import * as z from 'zod';

/**
 * 256 random bits in hexadecimal digits, made by a visitor's browser. A run that was started with a token belongs to
 * the holder of that token until an account claims it.
 */
export const visitorToken = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'has 64 hexadecimal digits'));

/** Payload of POST jobs/{id}/claim. */
export const claimJobRequest = z.strictObject({ visitor_token: visitorToken });

/** The run as the account now owns it. */
export const claimJobResponse = z.object({ job_id: z.uuid(), slug: z.nullable(z.string()) });
export type ClaimJobResponse = z.infer<typeof claimJobResponse>;
