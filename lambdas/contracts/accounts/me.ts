import * as z from 'zod';
import { apiAvailabilities } from '#contracts/accounts/api-keys.ts';
import { paymentsConfig } from '#contracts/billing/billing.ts';
import { planNames } from '#contracts/billing/plans.ts';
import { marketDataKinds } from '#contracts/keywords/market.ts';
import { accountLimits } from './account-limits.ts';

/** Stored: remove none. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Answer of GET me: the signed-in user's own record. Credits are whole credits, halves possible. */
export const meResponse = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  role: z.enum(roles),
  credits: z.number(),
  /** Missing in a record of no plan, which is the free one. */
  subscription_plan: z._default(z.enum(planNames), 'free'),
  first_login: z.boolean(),
  created_at: z.iso.datetime(),
  trial_used: z.boolean(),
  next_free_credit_date: z.nullable(z.string()),
});
export type MeResponse = z.infer<typeof meResponse>;

/** What a user may change of the own record; anything else in the body is refused. */
export const updateMeRequest = z.strictObject({
  full_name: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(accountLimits.fullNameCharacters)),
  ),
  first_login: z.optional(z.literal(false)),
});
export type UpdateMeRequest = z.infer<typeof updateMeRequest>;

/** Answer of POST me/sign-out, which ends the caller's session, and of me/sign-out-everywhere, which ends them all. */
export const signOutResponse = z.object({ signed_out: z.literal(true) });
export type SignOutResponse = z.infer<typeof signOutResponse>;

/** Answer of GET config: what the browser needs to know of the stage it runs on. */
export const configResponse = z.object({
  stage: z.string(),
  cognito: z.object({
    endpoint: z.nullable(z.string()),
    userPoolId: z.string(),
    clientId: z.string(),
    googleEnabled: z.boolean(),
    /** Address, without a slash at its end, at which signing in with Google begins; null where it is not enabled. */
    domain: z.nullable(z.url()),
  }),
  marketData: z.enum(marketDataKinds),
  payments: z._default(paymentsConfig, { provider: 'none', environment: 'sandbox', clientToken: null }),
  /** Who can have keys for the public API. */
  api: z._default(z.enum(apiAvailabilities), 'soon'),
  demo: z.object({ used: z.boolean(), resetsOn: z.string() }),
});
export type ConfigResponse = z.infer<typeof configResponse>;
