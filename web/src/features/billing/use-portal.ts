import { useEffect, useRef, useState } from 'react';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { delays } from '#contracts/limits.ts';
import { notify } from '#web/lib/notify.ts';
import { createPortalSession } from './api/billing-calls.ts';
import type { Refresh } from './refresh.ts';

export type Portal = {
  readonly busy: boolean;
  /** The address of a portal whose tab the browser blocked: a link to it is the way that is left. */
  readonly blocked: string | null;
  readonly open: () => Promise<void>;
};

/** Who comes back from the portal may have changed anything there. */
const useReturn = (refresh: Refresh): { expect: () => void } => {
  const isAway = useRef(false);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const back = (): void => {
      if (!isAway.current) return;
      isAway.current = false;
      void latest.current.after(0);
      void latest.current.after(delays.planChangeRefresh);
    };
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, []);
  return {
    expect: () => {
      isAway.current = true;
    },
  };
};

/** The provider's customer portal, in a tab of its own. */
export const usePortal = (refresh: Refresh): Portal => {
  const [busy, setBusy] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const comingBack = useReturn(refresh);
  const open = async (): Promise<void> => {
    setBusy(true);
    setBlocked(null);
    try {
      const url = await createPortalSession();
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      else setBlocked(url);
      comingBack.expect();
    } catch (error) {
      console.warn('the customer portal did not open', error);
      notify.error(billingMessages.portalFailed.title, billingMessages.portalFailed.text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, blocked, open };
};
