import { useEffect, useRef } from 'react';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { isKnownSubscriber, type Refresh, refreshBilling } from '#web/features/billing/api/refresh.ts';
import { delays } from '#web/lib/delays.ts';
import { notify } from '#web/lib/notify.ts';
import { useSearchParams } from '#web/lib/router/router.tsx';

/** The number of times the page refetches when the provider is slow to report a payment. */
const laterReads = 6;

const awaitSubscription = async (refresh: Refresh): Promise<void> => {
  await refreshBilling();
  for (let left = laterReads; left > 0 && !isKnownSubscriber(); left--)
    await refresh.after(delays.checkoutRefresh);
};

/**
 * True while the address says that a checkout was paid. Plan and credits are then refetched and the parameter is
 * removed.
 */
export const useSuccessReturn = (refresh: Refresh): boolean => {
  const [search, setSearch] = useSearchParams();
  const isPaid = search.get('success') === 'true';
  const latest = useRef({ setSearch, refresh });
  latest.current = { setSearch, refresh };
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(() => {
      void awaitSubscription(latest.current.refresh);
      latest.current.setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('success');
          return next;
        },
        { replace: true },
      );
      notify.success(billingMessages.updated.title, billingMessages.updated.text);
    }, delays.checkoutRefresh);
    return () => clearTimeout(timer);
  }, [isPaid]);
  return isPaid;
};
