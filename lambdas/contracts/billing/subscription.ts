import * as z from 'zod';
import { planNames } from './plans.ts';

export const subscriptionStatuses = ['active', 'trialing', 'past_due', 'paused', 'canceled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A record without a severity means `info`. */
export const noticeSeverities = ['error', 'warning', 'success', 'info'] as const;
export type NoticeSeverity = (typeof noticeSeverities)[number];

/**
 * The link of a notice that opens the customer portal. Portal addresses are created anew each time, so none is
 * stored.
 */
export const portalAnchor = '#portal';

/** Changes that the provider schedules. These values are stored, so never remove one. */
export const providerActions = ['cancel', 'pause', 'resume'] as const;
export type ProviderAction = (typeof providerActions)[number];

/** `downgrade` is our own: we hold it back until the period ends. */
const scheduledActions = [...providerActions, 'downgrade'] as const;

/** A user's subscription in the response of GET subscription. */
export const subscriptionRecord = z.object({
  id: z.string(),
  user_id: z.string(),
  subscription_id: z.string(),
  customer_id: z.string(),
  subscription_status: z.enum(subscriptionStatuses),
  /** The plan that counts now. A waiting downgrade is in `scheduled_change`. */
  price_id: z.string(),
  plan: z.enum(planNames),
  next_billed_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  scheduled_change: z.nullable(
    z.object({
      action: z.enum(scheduledActions),
      effective_from: z.iso.datetime(),
      /** The plan after a downgrade. */
      plan: z.optional(z.enum(planNames)),
    }),
  ),
  canceled_at: z.nullable(z.iso.datetime()),
  user_notice_type: z.nullable(z.string()),
  user_notice: z.nullable(z.string()),
  user_notice_cta_label: z.nullable(z.string()),
  user_notice_cta_url: z.nullable(z.string()),
  user_notice_severity: z.nullable(z.enum(noticeSeverities)),
  user_notice_expires_at: z.nullable(z.iso.datetime()),
});
export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;
