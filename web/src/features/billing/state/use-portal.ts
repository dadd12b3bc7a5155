import { useEffect, useRef, useState } from 'react';
import { usePortalSession } from '#web/features/billing/api/create-portal-session.ts';
import type { Refresh } from '#web/features/billing/api/refresh.ts';
import { delays } from '#web/lib/delays.ts';

export type Portal = {
  readonly busy: boolean;
  /** The portal's address if the browser blocked the new tab. The page then shows a link. */
  readonly blocked: string | null;
  readonly open: () => void;
};

/** Refetches on return from the portal, where the user may have changed anything. */
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

/** Opens the provider's customer portal in a new tab. */
export const usePortal = (refresh: Refresh): Portal => {
  const [blocked, setBlocked] = useState<string | null>(null);
  const comingBack = useReturn(refresh);
  const { mutate, isPending } = usePortalSession((url) => {
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    else setBlocked(url);
    comingBack.expect();
  });
  const open = (): void => {
    setBlocked(null);
    mutate();
  };
  return { busy: isPending, blocked, open };
};
