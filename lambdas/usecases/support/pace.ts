import { setTimeout as sleep } from 'node:timers/promises';

/** How long a run may go through what is due. */
export type Pace = {
  hasTime(): boolean;
  /** Waits as somebody else asked for. */
  wait(ms: number): Promise<void>;
};

/** To the end of what is due. */
export const unhurried: Pace = {
  hasTime: () => true,
  wait: async (ms) => void (await sleep(ms)),
};

/** Begins nothing new after `forMs` of the machine's time: the product's may be moved. */
export const createPace = ({ forMs }: { forMs: number }): Pace => {
  const endsAt = performance.now() + forMs;
  return { ...unhurried, hasTime: () => performance.now() < endsAt };
};
