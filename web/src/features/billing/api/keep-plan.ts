import { useMutation } from '@tanstack/react-query';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { refreshBilling } from '#web/features/billing/api/refresh.ts';
import { rollBackPlanChange } from './billing-calls.ts';

/** POST rollback-plan-change: cancels a downgrade that is planned for the next period. */
export const useKeepPlan = () =>
  useMutation({
    mutationFn: rollBackPlanChange,
    onSuccess: refreshBilling,
    meta: {
      success: { title: 'Plan change canceled', text: 'You are staying on your current plan.' },
      log: 'the planned change was not canceled',
      error: billingMessages.keepFailed,
    },
  });
