import type { MeResponse } from '#contracts/accounts/me.ts';
import { plans } from '#contracts/billing/plans.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { creditsText, formatLongDate, formatUsd } from '#web/lib/values/format.ts';
import { isCancelScheduled } from './can-cancel.ts';

const on = (date: string | null, before: string): string =>
  date === null ? '' : ` ${before} ${formatLongDate(date)}`;

/** The next event of a subscription; null if there is none. */
export const nextStepOf = (record: SubscriptionRecord): string | null => {
  const { subscription_status: status, next_billed_at: next, scheduled_change: change, plan } = record;
  const { label, priceCents } = plans[plan];
  if (status === 'canceled') return 'Your subscription has ended. Choose a plan below to resubscribe.';
  if (status === 'paused') return 'Your subscription is paused. Resume it in the customer portal.';
  if (status === 'past_due')
    return 'Your last payment did not go through. Update your payment method to keep your plan.';
  if (isCancelScheduled(record))
    return `Your subscription is canceled and ends${on(change?.effective_from ?? next, 'on')}. Nothing changes until then, and you can still reactivate it.`;
  if (status === 'trialing')
    return `Your free trial runs${on(next, 'until')}. Then ${label} starts at ${formatUsd(priceCents)} a month.`;
  if (change?.action === 'downgrade' && change.plan)
    return `You change to ${plans[change.plan].label}${on(change.effective_from, 'on')}.`;
  return next === null ? null : `Your next payment is${on(next, 'on')}.`;
};

/** The plan as a sentence. */
export const planSentence = (me: MeResponse): { plan: string; terms: string } => {
  const { label, halfCreditsPerMonth, priceCents } = plans[me.subscription_plan];
  const price = priceCents > 0 ? ` for ${formatUsd(priceCents)}` : ', free of charge';
  return { plan: label, terms: `${creditsText(halfCreditsPerMonth)} a month${price}` };
};
