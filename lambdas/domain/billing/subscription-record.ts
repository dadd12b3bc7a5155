import type { Subscription } from '#contracts/billing/payment.ts';
import { plans } from '#contracts/billing/plans.ts';
import { portalAnchor, type SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { planThatCounts, priceThatCounts } from './subscription-state.ts';

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

const endOf = ({ scheduledChange }: Subscription): string | null =>
  scheduledChange?.action === 'cancel' ? scheduledChange.effectiveAt : null;

/** The notice to the user about the state of the subscription. */
const noticeOf = (subscription: Subscription): Notice => {
  const { status, plan, held } = subscription;
  const { label } = plans[planThatCounts(subscription)];
  const endsAt = endOf(subscription);
  if (status === 'past_due')
    return {
      ...noNotice,
      ...inPortal('Update payment method'),
      user_notice_type: 'past_due',
      user_notice: `Your last payment did not go through. Update your payment method to keep your ${label} plan.`,
      user_notice_severity: 'error',
    };
  if (status === 'paused')
    return {
      ...noNotice,
      ...inPortal('Resume subscription'),
      user_notice_type: 'paused',
      user_notice: 'Your subscription is paused: you get no new credits until you resume it.',
      user_notice_severity: 'warning',
    };
  if (status !== 'canceled' && endsAt !== null)
    return {
      ...inPortal('Keep my subscription'),
      user_notice_type: 'cancel',
      user_notice: `Your subscription ends on ${longDate(endsAt)}. Until then you keep your ${label} plan.`,
      user_notice_severity: 'warning',
      user_notice_expires_at: endsAt,
    };
  if (held !== null)
    return {
      ...noNotice,
      user_notice_type: 'downgrade',
      user_notice: `Your plan changes to ${plans[plan].label} on ${longDate(held.until)}. Until then you keep your ${label} plan.`,
      user_notice_expires_at: held.until,
    };
  return noNotice;
};

const scheduledOf = ({
  scheduledChange,
  held,
  plan,
}: Subscription): SubscriptionRecord['scheduled_change'] => {
  if (scheduledChange !== null)
    return { action: scheduledChange.action, effective_from: scheduledChange.effectiveAt };
  return held === null ? null : { action: 'downgrade', effective_from: held.until, plan };
};

/** The subscription as its owner sees it. */
export const toSubscriptionRecord = (subscription: Subscription): SubscriptionRecord => ({
  id: subscription.subscriptionId,
  user_id: subscription.userId,
  subscription_id: subscription.subscriptionId,
  customer_id: subscription.customerId,
  subscription_status: subscription.status,
  price_id: priceThatCounts(subscription),
  plan: planThatCounts(subscription),
  next_billed_at: subscription.nextBilledAt,
  created_at: subscription.createdAt,
  scheduled_change: scheduledOf(subscription),
  canceled_at: subscription.canceledAt,
  ...noticeOf(subscription),
});
