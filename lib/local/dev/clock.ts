import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '#lib/local/storage/json-file.ts';
import type { Clock } from '#ports';

export type LocalClock = Clock & {
  /** Sets the product's time, which goes on ticking from there; null sets it right again. */
  set(now: Date | null): void;
  /** How far the product's time is ahead of the machine's, in milliseconds. */
  offset(): number;
};

/** The product's clock: the machine's, moved by an offset that is kept in `dataDir`. */
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
