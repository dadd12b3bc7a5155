import { useCallback, useEffect, useState } from 'react';
import { fetchDemo } from './api/get-demo.ts';
import { clearDemoUsed, isDemoUsed, markDemoUsed } from './demo-credit.ts';

export type DemoCredit = {
  used: boolean;
  markUsed(): void;
  /** Asks the server again, because a failed or canceled run returns the demo credit. */
  refresh(): void;
};

/**
 * The visitor's demo credit as this browser stores it. The server's answer can free it (a new month by its clock, a
 * refunded run) but never blocks it: a run that may not start returns 429 and opens the dialog.
 */
export const useDemoCredit = (): DemoCredit => {
  const [used, setUsed] = useState(false);
  const refresh = useCallback(() => {
    const flagged = isDemoUsed(new Date());
    setUsed(flagged);
    if (!flagged) return;
    const fetchCredit = async (): Promise<void> => {
      const demo = await fetchDemo();
      if (demo?.used !== false) return;
      clearDemoUsed();
      setUsed(false);
    };
    void fetchCredit();
  }, []);
  useEffect(refresh, [refresh]);
  const markUsed = useCallback(() => {
    markDemoUsed(new Date());
    setUsed(true);
  }, []);
  return { used, markUsed, refresh };
};
