import * as z from 'zod';
import { apiAvailabilities } from '#contracts/accounts/api-keys.ts';
import { paymentsConfig } from '#contracts/billing/billing.ts';
import { planNames } from '#contracts/billing/plans.ts';
import { marketDataKinds } from '#contracts/keywords/market.ts';
import { accountLimits } from './account-limits.ts';

/** These values are stored, so never remove one. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Response of GET me: the signed-in user's own record. Credits are whole or half credits. */
export const meResponse = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  role: z.enum(roles),
  credits: z.number(),
  /** A record without a plan is on the free plan. */
  subscription_plan: z._default(z.enum(planNames), 'free'),
  first_login: z.boolean(),
  created_at: z.iso.datetime(),
  trial_used: z.boolean(),
  next_free_credit_date: z.nullable(z.string()),
});
export type MeResponse = z.infer<typeof meResponse>;

/** The fields of their own record that users may change. A request with any other field is rejected. */
export const updateMeRequest = z.strictObject({
  full_name: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(accountLimits.fullNameCharacters)),
  ),
  first_login: z.optional(z.literal(false)),
});
export type UpdateMeRequest = z.infer<typeof updateMeRequest>;

/**
 * Response of POST me/sign-out, which ends the caller's session, and of me/sign-out-everywhere, which ends all of the
 * caller's sessions.
 */
export const signOutResponse = z.object({ signed_out: z.literal(true) });
export type SignOutResponse = z.infer<typeof signOutResponse>;

/** Response of GET config: what the browser needs to know about its stage. */
export const configResponse = z.object({
  stage: z.string(),
  cognito: z.object({
    endpoint: z.nullable(z.string()),
    userPoolId: z.string(),
    clientId: z.string(),
    googleEnabled: z.boolean(),
    /**
     * The address at which signing in with Google begins, without a trailing slash; null if Google sign-in is not
     * enabled.
     */
    domain: z.nullable(z.url()),
  }),
  marketData: z.enum(marketDataKinds),
  payments: z._default(paymentsConfig, { provider: 'none', environment: 'sandbox', clientToken: null }),
  /** The users who can have keys for the public API. */
  api: z._default(z.enum(apiAvailabilities), 'soon'),
  demo: z.object({ used: z.boolean(), resetsOn: z.string() }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
