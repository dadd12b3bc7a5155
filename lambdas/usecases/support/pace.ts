import { setTimeout as sleep } from 'node:timers/promises';

/** The time limit for processing due items. */
export type Pace = {
  hasTime(): boolean;
  /** Waits as long as a provider requests. */
  wait(ms: number): Promise<void>;
};

/** No limit: runs until nothing is due. */
export const noTimeLimit: Pace = {
  hasTime: () => true,
  wait: async (ms) => void (await sleep(ms)),
};

/** Starts nothing new after `forMs` of real time. It does not use the product's clock, because tests move that. */
export const createPace = ({ forMs }: { forMs: number }): Pace => {
  const endsAt = performance.now() + forMs;
  return { ...noTimeLimit, hasTime: () => performance.now() < endsAt };
};
