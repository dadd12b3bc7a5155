import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { StartCheckoutResponse } from '#contracts/billing.ts';

export type CheckoutData = StartCheckoutResponse['customData'];

const proofOf = (secret: string, { user_id: userId, ts }: Pick<CheckoutData, 'user_id' | 'ts'>): Buffer =>
  createHmac('sha256', `checkout:${secret}`)
    .update(JSON.stringify([userId, ts]))
    .digest();

/** The data of a checkout with the proof that the server began it for this user. */
export const proveCheckout = (secret: string, data: Omit<CheckoutData, 'proof'>): CheckoutData => ({
  ...data,
  proof: proofOf(secret, data).toString('base64url'),
});

const claimed = z.object({ user_id: z.string(), ts: z.number(), proof: z.string() });

/** Whose checkout it was; null for data that the server did not make: a browser can write there what it likes. */
export const provenUser = (secret: string, customData: unknown): string | null => {
  const { data } = claimed.safeParse(customData);
  if (!data) return null;
  const [given, expected] = [Buffer.from(data.proof, 'base64url'), proofOf(secret, data)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? data.user_id : null;
};
