import { dayMs } from '#contracts/durations.ts';
import { type RetryBounds, retryAt } from '#domain/platform/retry-at.ts';
import type { Deps } from '#ports';
import { noTimeLimit, type Pace } from './pace.ts';

/** A source of due items, in its own order. */
export type Queue<Item> = {
  /** Its name in log lines. */
  name: string;
  /** Due items, the oldest first; at most one batch. */
  read(now: string): Promise<Item[]>;
  /** What identifies an item in the log: ids only. */
  ids(item: Item): Record<string, string>;
  /** Processes an item. After success it is no longer due. */
  work(item: Item): Promise<void>;
  /** When the item first failed; null at its first failure. */
  failingSince(item: Item): string | null;
  /** Sets a later due time after a failure. */
  reschedule(item: Item, retryAt: string, failingSince: string): Promise<void>;
  bounds: RetryBounds;
  /** Items processed at a time; 1 by default. */
  maxConcurrent?: number;
};

/** A failure that lasts a day is an error, which alerts the operator. A shorter one may be temporary. */
const report = (
  { log }: Pick<Deps, 'log'>,
  line: { since: string; retryAt: string } & Record<string, unknown>,
  now: Date,
): void => {
  if (now.getTime() - Date.parse(line.since) >= dayMs) log.error('keeps failing', line);
  else log.warn('was rescheduled', line);
};

/**
 * Processes due items, batch by batch, each item once, until none is left or time is up. A failing item is logged and
 * moved behind everything else that is due, so that failing items never hold up the others.
 * @returns the number of items processed, and the errors of those that failed
 */
export const processDueItems = async <Item>(
  deps: Pick<Deps, 'clock' | 'log'>,
  queue: Queue<Item>,
  pace: Pace = noTimeLimit,
): Promise<{ count: number; errors: unknown[] }> => {
  const { name, maxConcurrent = 1 } = queue;
  const seen = new Set<string>();
  const errors: unknown[] = [];
  const keyOf = (item: Item) => Object.values(queue.ids(item)).join(' ');
  const reschedule = async (item: Item, error: unknown): Promise<void> => {
    const now = deps.clock.now();
    const since = queue.failingSince(item) ?? now.toISOString();
    const next = retryAt(since, now, queue.bounds);
    report(deps, { work: name, ...queue.ids(item), since, retryAt: next, error }, now);
    await queue.reschedule(item, next, since);
  };
  const attempt = async (item: Item): Promise<void> => {
    await queue.work(item).catch(async (error: unknown) => {
      errors.push(error);
      await reschedule(item, error).catch((failure: unknown) => errors.push(failure));
    });
  };
  while (pace.hasTime()) {
    // The index may still list items that were just processed.
    const due = (await queue.read(deps.clock.now().toISOString())).filter((item) => !seen.has(keyOf(item)));
    if (due.length === 0) break;
    for (let start = 0; start < due.length && pace.hasTime(); start += maxConcurrent) {
      const some = due.slice(start, start + maxConcurrent);
      for (const item of some) seen.add(keyOf(item));
      await Promise.all(some.map(attempt));
    }
  }
  return { count: seen.size, errors };
};
