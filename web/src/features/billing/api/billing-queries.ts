import { queryOptions } from '@tanstack/react-query';
import { configResponse } from '#contracts/accounts/me.ts';
import { type PaymentsConfig, subscriptionResponse } from '#contracts/billing/billing.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** GET subscription: the user's newest subscription; null if there is none. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async ({ signal }): Promise<SubscriptionRecord | null> =>
    (await callApi('getSubscription', subscriptionResponse, { signal })).subscription,
  staleTime: 0,
});

const noPayments: PaymentsConfig = { provider: 'none', environment: 'sandbox', clientToken: null };

/** The part of GET config that names this stage's payment provider. */
export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }): Promise<PaymentsConfig> =>
    (await callApi('getConfig', configResponse, { signal })).payments ?? noPayments,
  staleTime: Number.POSITIVE_INFINITY,
});
