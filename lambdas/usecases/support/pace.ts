import { setTimeout as sleep } from 'node:timers/promises';

/** The time limit for processing due items. */
export type Pace = {
  hasTime(): boolean;
  /** Waits as long as a provider asked for. */
  wait(ms: number): Promise<void>;
};

/** Runs until nothing is due. */
export const noTimeLimit: Pace = {
  hasTime: () => true,
  wait: async (ms) => void (await sleep(ms)),
};

/** Starts nothing after `forMs` of real time: tests may move the product's clock. */
export const createPace = ({ forMs }: { forMs: number }): Pace => {
  const endsAt = performance.now() + forMs;
  return { ...noTimeLimit, hasTime: () => performance.now() < endsAt };
};
