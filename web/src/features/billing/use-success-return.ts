import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { billingMessages } from '#contracts/billing-messages.ts';
import { delays } from '#contracts/limits.ts';
import { notify } from '#web/lib/notify.ts';
import { refreshBilling } from './refresh.ts';

/** True while the address says that a checkout was paid; then plan and credits are read anew and the sign goes. */
export const useSuccessReturn = (): boolean => {
  const [search, setSearch] = useSearchParams();
  const isPaid = search.get('success') === 'true';
  const replaceSearch = useRef(setSearch);
  replaceSearch.current = setSearch;
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(() => {
      void refreshBilling();
      replaceSearch.current(
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
