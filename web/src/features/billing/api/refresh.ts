import { useState } from 'react';
import type { MeResponse } from '#contracts/accounts/me.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { isSubscribed } from '#domain/billing/plan-action.ts';
import { meQuery, refetchMe } from '#web/features/account/api/get-me.ts';
import { creditHistoryKey } from '#web/features/credits/api/get-credit-history.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { sleep } from '#web/lib/sleep.ts';
import { subscriptionQuery } from './billing-queries.ts';

/** Refetches plan, credits, credit history and subscription. */
export const refreshBilling = async (): Promise<void> => {
  await Promise.all([
    refetchMe(),
    queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: creditHistoryKey }),
  ]);
};

/** Whether the page knows of a subscription. */
export const isKnownSubscriber = (): boolean => {
  const me = queryClient.getQueryData<MeResponse>(meQuery.queryKey);
  const record = queryClient.getQueryData<SubscriptionRecord | null>(subscriptionQuery.queryKey);
  return isSubscribed({
    plan: me?.subscription_plan ?? 'free',
    status: record?.subscription_status ?? null,
  });
};

export type Refresh = {
  /** True from a change until its effect has been read. */
  readonly pending: boolean;
  readonly after: (milliseconds: number) => Promise<void>;
};

/** Refetches some time after a change, on any page: the header shows plan and credits everywhere. */
export const useRefresh = (): Refresh => {
  const [count, setCount] = useState(0);
  const after = async (milliseconds: number): Promise<void> => {
    setCount((pending) => pending + 1);
    await sleep(milliseconds);
    await refreshBilling();
    setCount((pending) => pending - 1);
  };
  return { pending: count > 0, after };
};
