import { useEffect, useRef, useState } from 'react';
import { delays } from '#web/lib/delays.ts';
import { usePortalSession } from './api/create-portal-session.ts';
import type { Refresh } from './refresh.ts';

export type Portal = {
  readonly busy: boolean;
  /** The address of a portal whose tab the browser blocked: a link to it is the way that is left. */
  readonly blocked: string | null;
  readonly open: () => void;
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
