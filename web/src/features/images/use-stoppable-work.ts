import { useRef, useState } from 'react';

/** One task at a time, which can be stopped. A task that is started during another is ignored. */
export const useStoppableWork = () => {
  const stopper = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** @throws what the work throws, unless it was stopped */
    work: async (steps: (signal: AbortSignal) => Promise<void>): Promise<void> => {
      if (stopper.current) return;
      const controller = new AbortController();
      stopper.current = controller;
      setBusy(true);
      try {
        await steps(controller.signal);
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      } finally {
        stopper.current = null;
        setBusy(false);
      }
    },
    stop: (): void => stopper.current?.abort(),
  };
};
