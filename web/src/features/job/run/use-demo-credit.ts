import { useCallback, useEffect, useState } from 'react';
import { fetchDemo } from './api/get-demo.ts';
import { clearDemoUsed, isDemoUsed, markDemoUsed } from './demo-credit.ts';

export type DemoCredit = {
  used: boolean;
  markUsed(): void;
  /** Asks the server again: a failed or canceled run gives the demo credit back. */
  refresh(): void;
};

/**
 * The visitor's demo credit as this browser remembers it. The server's word frees it (another month by its clock,
 * a refunded run), never blocks it: a run that may not start answers 429 and opens the dialog.
 */
export const useDemoCredit = (): DemoCredit => {
  const [used, setUsed] = useState(false);
  const refresh = useCallback(() => {
    const flagged = isDemoUsed(new Date());
    setUsed(flagged);
    if (!flagged) return;
    const ask = async (): Promise<void> => {
      const demo = await fetchDemo();
      if (demo?.used !== false) return;
      clearDemoUsed();
      setUsed(false);
    };
    void ask();
  }, []);
  useEffect(refresh, [refresh]);
  const markUsed = useCallback(() => {
    markDemoUsed(new Date());
    setUsed(true);
  }, []);
  return { used, markUsed, refresh };
};
