import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';

type Fields = Pick<
  SubscriptionRecord,
  'subscription_status' | 'canceled_at' | 'scheduled_change' | 'user_notice_type'
>;

/** Whether a cancellation is scheduled for the end of the period. */
export const isCancelScheduled = (record: Omit<Fields, 'subscription_status'>): boolean =>
  record.canceled_at !== null ||
  record.scheduled_change?.action === 'cancel' ||
  record.user_notice_type === 'cancel';

/** Whether the user can cancel: the subscription is active or trialing and no cancellation is scheduled. */
export const canCancel = (record: Fields | null | undefined): boolean =>
  record !== null &&
  record !== undefined &&
  (record.subscription_status === 'active' || record.subscription_status === 'trialing') &&
  !isCancelScheduled(record);

/** Whether the subscription still runs, and only until the end of its period. */
export const isEnding = (record: Fields | null | undefined): boolean =>
  !!record &&
  (record.subscription_status === 'active' || record.subscription_status === 'trialing') &&
  isCancelScheduled(record);
