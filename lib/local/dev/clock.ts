import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '#lib/local/storage/json-file.ts';
import type { Clock } from '#ports';

export type LocalClock = Clock & {
  /** Sets the product's time, which then keeps running; null resets it to the machine's. */
  set(now: Date | null): void;
  /** The product's time minus the machine's, in milliseconds. */
  offset(): number;
};

/** The product's clock: the machine's clock plus an offset that is stored in `dataDir`. */
export function openClock(dataDir: string): LocalClock {
  const file = openJsonFile(join(dataDir, 'clock.json'), z.object({ offsetMs: z.number() }), { offsetMs: 0 });
  return {
    now: () => new Date(Date.now() + file.value.offsetMs),
    offset: () => file.value.offsetMs,
    set(now) {
      file.value = { offsetMs: now === null ? 0 : now.getTime() - Date.now() };
      file.save();
    },
  };
}
