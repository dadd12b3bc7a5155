import type { HeldPlan, Subscription } from '#contracts/billing/payment.ts';
import { plans } from '#contracts/billing/plans.ts';
import { portalAnchor, type SubscriptionRecord } from '#contracts/billing/subscription.ts';
import type { PeriodRefund } from './period-refund.ts';
import { planThatCounts } from './subscription-state.ts';

type Notice = Pick<
  SubscriptionRecord,
  | 'user_notice_type'
  | 'user_notice'
  | 'user_notice_cta_label'
  | 'user_notice_cta_url'
  | 'user_notice_severity'
  | 'user_notice_expires_at'
>;

const noNotice: Notice = {
  user_notice_type: null,
  user_notice: null,
  user_notice_cta_label: null,
  user_notice_cta_url: null,
  user_notice_severity: null,
  user_notice_expires_at: null,
};

const longDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const inPortal = (label: string) => ({ user_notice_cta_label: label, user_notice_cta_url: portalAnchor });

const labelOf = (subscription: Subscription): string => plans[planThatCounts(subscription)].label;

const pastDueNotice = (subscription: Subscription): Notice => ({
  ...noNotice,
  ...inPortal('Update payment method'),
  user_notice_type: 'past_due',
  user_notice: `Your last payment did not go through. Update your payment method to keep your ${labelOf(subscription)} plan.`,
  user_notice_severity: 'error',
});

const pausedNotice: Notice = {
  ...noNotice,
  ...inPortal('Resume subscription'),
  user_notice_type: 'paused',
  user_notice: 'Your subscription is paused: you get no new credits until you resume it.',
  user_notice_severity: 'warning',
};

const cancelNotice = (subscription: Subscription, endsAt: string): Notice => ({
  ...inPortal('Keep my subscription'),
  user_notice_type: 'cancel',
  user_notice: `Your subscription ends on ${longDate(endsAt)}. Until then you keep your ${labelOf(subscription)} plan.`,
  user_notice_severity: 'warning',
  user_notice_expires_at: endsAt,
});

const downgradeNotice = (subscription: Subscription, { until }: HeldPlan): Notice => ({
  ...noNotice,
  user_notice_type: 'downgrade',
  user_notice: `Your plan changes to ${plans[subscription.plan].label} on ${longDate(until)}. Until then you keep your ${labelOf(subscription)} plan.`,
  user_notice_expires_at: until,
});

const refundedPart = ({ isFull, owedHalfCredits, takenHalfCredits: taken }: PeriodRefund): string => {
  const payment = isFull ? 'Your payment for this month' : 'Part of your payment for this month';
  if (taken === 0) return `${payment} was refunded.`;
  const credits = isFull && taken === owedHalfCredits ? 'its credits' : 'unused credits';
  return `${payment} was refunded, and ${credits} were taken back.`;
};

/** A refund moves credits and leaves the subscription, so the next payment comes unless the user cancels. */
const refundNotice = (subscription: Subscription, refund: PeriodRefund): Notice => {
  const { nextBilledAt, period } = subscription;
  const next = nextBilledAt === null ? '' : `, and its next payment is due on ${longDate(nextBilledAt)}`;
  return {
    ...noNotice,
    user_notice_type: 'refund',
    user_notice: `${refundedPart(refund)} Your ${labelOf(subscription)} plan continues${next}. To stop further payments, cancel your subscription.`,
    user_notice_severity: 'warning',
    user_notice_expires_at: period?.end ?? null,
  };
};

/** A change that was planned before or after a refund does not undo it, so its notice names both. */
const afterRefund = (refund: PeriodRefund | null, notice: Notice): Notice =>
  refund === null ? notice : { ...notice, user_notice: `${refundedPart(refund)} ${notice.user_notice}` };

/** The notice to the user about the state of the subscription. `refund` is that of the current period, if any. */
export const noticeOf = (subscription: Subscription, refund: PeriodRefund | null): Notice => {
  const { status, scheduledChange, held } = subscription;
  if (status === 'past_due') return pastDueNotice(subscription);
  if (status === 'paused') return pausedNotice;
  if (status === 'canceled') return noNotice;
  if (scheduledChange?.action === 'cancel')
    return afterRefund(refund, cancelNotice(subscription, scheduledChange.effectiveAt));
  if (held !== null) return afterRefund(refund, downgradeNotice(subscription, held));
  return refund === null ? noNotice : refundNotice(subscription, refund);
};
