import { useState } from 'react';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { useCancelSubscription } from '#web/features/billing/api/cancel-subscription.ts';
import type { Refresh } from '#web/features/billing/api/refresh.ts';
import { delays } from '#web/lib/delays.ts';
import { notify } from '#web/lib/notify.ts';

export type Cancellation = {
  readonly open: boolean;
  readonly busy: boolean;
  readonly ask: () => void;
  readonly decline: () => void;
  readonly confirm: () => void;
};

/** Asks for confirmation, then cancels at the end of the period. */
export const useCancellation = (
  record: SubscriptionRecord | null | undefined,
  refresh: Refresh,
): Cancellation => {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useCancelSubscription(() => {
    setOpen(false);
    void refresh.after(delays.cancelRefresh);
  });
  const confirm = (): void => {
    if (record?.subscription_id) {
      mutate(record.subscription_id);
      return;
    }
    setOpen(false);
    notify.error(billingMessages.noSubscription.title, billingMessages.noSubscription.text);
  };
  return { open, busy: isPending, ask: () => setOpen(true), decline: () => setOpen(false), confirm };
};
