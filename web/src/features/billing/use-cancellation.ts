import { useState } from 'react';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { delays } from '#contracts/limits.ts';
import { notify } from '#web/lib/notify.ts';
import { cancelSubscription } from './api/billing-calls.ts';
import type { Refresh } from './refresh.ts';

export type Cancellation = {
  readonly open: boolean;
  readonly busy: boolean;
  readonly ask: () => void;
  readonly decline: () => void;
  readonly confirm: () => Promise<void>;
};

/** Asks, then cancels at the period's end. */
export const useCancellation = (
  record: SubscriptionRecord | null | undefined,
  refresh: Refresh,
): Cancellation => {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    if (!record?.subscription_id) {
      setOpen(false);
      notify.error(billingMessages.noSubscription.title, billingMessages.noSubscription.text);
      return;
    }
    setBusy(true);
    try {
      await cancelSubscription(record.subscription_id);
      notify.success(
        'Subscription cancelled',
        'You keep your plan until the period that you have paid for ends.',
      );
      setOpen(false);
      void refresh.after(delays.cancelRefresh);
    } catch (error) {
      console.warn('the subscription was not cancelled', error);
      notify.error(billingMessages.cancelFailed.title, billingMessages.cancelFailed.text);
    } finally {
      setBusy(false);
    }
  };
  return { open, busy, ask: () => setOpen(true), decline: () => setOpen(false), confirm };
};
