import * as z from 'zod';
import { planNames } from './plans.ts';

export const subscriptionStatuses = ['active', 'trialing', 'past_due', 'paused', 'canceled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Missing in a record, the severity is `info`. */
export const noticeSeverities = ['error', 'warning', 'success', 'info'] as const;
export type NoticeSeverity = (typeof noticeSeverities)[number];

/** As a notice's address: open the customer portal, whose own addresses are made anew each time. */
export const portalAnchor = '#portal';

/** What the provider schedules. Stored: remove none. */
export const providerActions = ['cancel', 'pause', 'resume'] as const;
export type ProviderAction = (typeof providerActions)[number];

/** `downgrade` is ours, held back until the period ends. */
const scheduledActions = [...providerActions, 'downgrade'] as const;

/** A user's subscription as GET subscription shows it. */
export const subscriptionRecord = z.object({
  id: z.string(),
  user_id: z.string(),
  subscription_id: z.string(),
  customer_id: z.string(),
  subscription_status: z.enum(subscriptionStatuses),
  /** Of the plan that counts now: a downgrade that waits is in `scheduled_change`. */
  price_id: z.string(),
  plan: z.enum(planNames),
  next_billed_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  scheduled_change: z.nullable(
    z.object({
      action: z.enum(scheduledActions),
      effective_from: z.iso.datetime(),
      /** The plan that follows a downgrade. */
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
