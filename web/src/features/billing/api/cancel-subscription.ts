import { useMutation } from '@tanstack/react-query';
import { changedResponse } from '#contracts/billing/billing.ts';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** POST cancel-subscription: the subscription ends with its current period. */
export const useCancelSubscription = (onCanceled: () => void) =>
  useMutation({
    mutationFn: (subscriptionId: string) =>
      callApi('cancelSubscription', changedResponse, { body: { subscriptionId } }),
    onSuccess: onCanceled,
    meta: {
      success: {
        title: 'Subscription canceled',
        text: 'You keep your plan until the end of the period you have paid for.',
      },
      log: 'the subscription was not canceled',
      error: billingMessages.cancelFailed,
    },
  });
