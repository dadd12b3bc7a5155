import type { Clock } from '#ports';

export type ManualClock = Clock & { set(iso: string): void; advance(seconds: number): void };

/** A clock that stands still until it is moved. */
export const createManualClock = (iso = '2026-11-21T12:00:00.000Z'): ManualClock => {
  let now = new Date(iso);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
};
