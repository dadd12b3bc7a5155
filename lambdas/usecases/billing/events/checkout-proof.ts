import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { StartCheckoutResponse } from '#contracts/billing/billing.ts';
import type { ProviderSubscription } from '#contracts/billing/payment.ts';
import { dayMs, minuteMs } from '#contracts/durations.ts';
import type { KeyVersion, StageKey } from '#ports';

export type CheckoutData = StartCheckoutResponse['customData'];
type Claimed = Omit<CheckoutData, 'proof' | 'plan'> & { plan: string };

/** A checkout must be paid within this time after it starts. */
export const proofLifetimeMs = dayMs;
/** The provider's clock can lag behind ours. */
const clockSkewMs = 5 * minuteMs;

const hash = (key: string, fields: readonly unknown[]): Buffer =>
  createHmac('sha256', `checkout:${key}`).update(JSON.stringify(fields)).digest();
const hashOfPrice = (key: string, { user_id: userId, plan, ts }: Claimed, priceId: string): Buffer =>
  hash(key, [2, userId, plan, priceId, ts]);

/**
 * The data of a checkout, with the proof that the server started it for this user, plan, price and time. The proof is
 * `2.PRICE.HASH`. `ts` is in milliseconds since the epoch.
 */
export const proveCheckout = async (
  key: StageKey,
  data: Omit<CheckoutData, 'proof'>,
  priceId: string,
): Promise<CheckoutData> => {
  const [{ value }] = await key.read();
  return { ...data, proof: `2.${priceId}.${hashOfPrice(value, data, priceId).toString('base64url')}` };
};

const claimed = z.object({ user_id: z.string(), plan: z.string(), ts: z.number(), proof: z.string() });

/**
 * The price that the proof names; null for older proofs, made until November 2026, which name none. They expire after
 * a day like any other.
 */
type Read = { priceId: string | null; given: Buffer };
const readProof = (proof: string): Read => {
  const [, priceId, text] = /^2\.([^.]+)\.([\w-]+)$/.exec(proof) ?? [];
  return priceId !== undefined && text !== undefined
    ? { priceId, given: Buffer.from(text, 'base64url') }
    : { priceId: null, given: Buffer.from(proof, 'base64url') };
};

const isSignedWith = ({ value }: KeyVersion, data: Claimed, { priceId, given }: Read): boolean => {
  const expected =
    priceId === null ? hash(value, [data.user_id, data.ts]) : hashOfPrice(value, data, priceId);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * True if the key signed the proof. If no known version did, the key is read again, because it may have been rotated.
 */
const isSigned = async (key: StageKey, data: Claimed, proof: Read): Promise<boolean> => {
  const isAny = async () => (await key.read()).some((version) => isSignedWith(version, data, proof));
  if (await isAny()) return true;
  key.invalidate();
  return isAny();
};

/** `fault`: why the subscription does not match the checkout that the server started. */
export type CheckoutOwner = { userId: string; fault: 'proof_expired' | 'another_price' | null };

/**
 * The user who started the checkout of a subscription. Null for data that the server did not sign, because a browser
 * can write anything there. The proof must come from the day on which the subscription was created, and name its
 * price.
 */
export const readCheckoutOwner = async (
  key: StageKey,
  { customData, priceId, createdAt }: Pick<ProviderSubscription, 'customData' | 'priceId' | 'createdAt'>,
): Promise<CheckoutOwner | null> => {
  const { data } = claimed.safeParse(customData);
  if (!data) return null;
  const proof = readProof(data.proof);
  if (!(await isSigned(key, data, proof))) return null;
  const age = Date.parse(createdAt) - data.ts;
  const isTimely = age >= -clockSkewMs && age <= proofLifetimeMs;
  const isSamePrice = proof.priceId === null || proof.priceId === priceId;
  const fault = isSamePrice ? (isTimely ? null : 'proof_expired') : 'another_price';
  return { userId: data.user_id, fault };
};
