import { useState } from 'react';
import { refetchMe } from '#web/features/jobs/api/watch-me.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { subscriptionQuery } from './api/billing-queries.ts';

/** Reads plan, credits, their history and the subscription anew. */
export const refreshBilling = async (): Promise<void> => {
  await Promise.all([
    refetchMe(),
    queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['credit-history'] }),
  ]);
};

export type Refresh = {
  /** True from a change until what came of it has been read. */
  readonly pending: boolean;
  readonly after: (milliseconds: number) => void;
};

/** Reads anew some time after a change. It happens on another page too: the header shows plan and credits there. */
export const useRefresh = (): Refresh => {
  const [count, setCount] = useState(0);
  const after = (milliseconds: number): void => {
    setCount((pending) => pending + 1);
    setTimeout(() => {
      void refreshBilling().finally(() => setCount((pending) => pending - 1));
    }, milliseconds);
  };
  return { pending: count > 0, after };
};
