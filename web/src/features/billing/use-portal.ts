import { useState } from 'react';
import { billingMessages } from '#contracts/billing-messages.ts';
import { notify } from '#web/lib/notify.ts';
import { createPortalSession } from './api/billing-calls.ts';

export type Portal = {
  readonly busy: boolean;
  /** The address of a portal whose tab the browser blocked: a link to it is the way that is left. */
  readonly blocked: string | null;
  readonly open: () => Promise<void>;
};

/** The provider's customer portal, in a tab of its own. */
export const usePortal = (): Portal => {
  const [busy, setBusy] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    setBlocked(null);
    try {
      const url = await createPortalSession();
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      else setBlocked(url);
    } catch (error) {
      console.warn('the customer portal did not open', error);
      notify.error(billingMessages.portalFailed.title, billingMessages.portalFailed.text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, blocked, open };
};
