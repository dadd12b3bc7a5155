import { setTimeout as sleep } from 'node:timers/promises';

/** How fast, and for how long, a run may go through what is due. */
export type Pace = {
  hasTime(): boolean;
  /** Resolves when the next item may be begun. */
  turn(): Promise<void>;
  /** Waits as somebody else asked for. */
  wait(ms: number): Promise<void>;
};

/** To the end of what is due, as fast as it goes. */
export const unhurried: Pace = {
  hasTime: () => true,
  turn: async () => {},
  wait: async (ms) => void (await sleep(ms)),
};

/**
 * Begins nothing new after `forMs`, and an item every `everyMs` at the most. By the machine's time: the product's may
 * be moved.
 */
export const createPace = ({ forMs, everyMs = 0 }: { forMs: number; everyMs?: number }): Pace => {
  const endsAt = performance.now() + forMs;
  let nextAt = 0;
  return {
    hasTime: () => performance.now() < endsAt,
    turn: async () => {
      const now = performance.now();
      const startsAt = Math.max(now, nextAt);
      nextAt = startsAt + everyMs;
      if (startsAt > now) await sleep(startsAt - now);
    },
    wait: async (ms) => void (await sleep(ms)),
  };
};
