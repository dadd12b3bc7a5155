import { useCallback, useEffect, useState } from 'react';
import { fetchDemo } from './api/get-demo.ts';
import { clearDemoUsed, isDemoUsed, markDemoUsed } from './demo-credit.ts';

export type DemoCredit = {
  used: boolean;
  markUsed(): void;
  /**
   * Called after a failed run, which usually returns the demo credit. The form shows it as returned until the server
   * answers.
   */
  refresh(): void;
};

/**
 * The visitor's demo credit as this browser stores it. The server's response can free it (a new month by its clock, a
 * refunded run) but never blocks it: a run that may not start returns 429 and opens the dialog.
 */
export const useDemoCredit = (): DemoCredit => {
  const [used, setUsed] = useState(false);
  const ask = useCallback((meanwhile: boolean) => {
    const flagged = isDemoUsed(new Date());
    setUsed(flagged && meanwhile);
    if (!flagged) return;
    const fetchCredit = async (): Promise<void> => {
      const demo = await fetchDemo();
      const isFree = demo?.used === false;
      if (isFree) clearDemoUsed();
      setUsed(!isFree);
    };
    void fetchCredit();
  }, []);
  useEffect(() => ask(true), [ask]);
  const refresh = useCallback(() => ask(false), [ask]);
  const markUsed = useCallback(() => {
    markDemoUsed(new Date());
    setUsed(true);
  }, []);
  return { used, markUsed, refresh };
};
