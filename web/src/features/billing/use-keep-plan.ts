import { useState } from 'react';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { notify } from '#web/lib/notify.ts';
import { rollBackPlanChange } from './api/billing-calls.ts';
import { refreshBilling } from './refresh.ts';

/** Takes back a downgrade that waits for the next period. */
export const useKeepPlan = (): { busy: boolean; keep: () => Promise<void> } => {
  const [busy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    try {
      await rollBackPlanChange();
      notify.success('You keep your plan', 'The change that was planned is off.');
      await refreshBilling();
    } catch (error) {
      console.warn('the planned change was not taken back', error);
      notify.error(billingMessages.keepFailed.title, billingMessages.keepFailed.text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, keep };
};
