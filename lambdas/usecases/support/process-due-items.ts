import { type RetryBounds, retryAt } from '#domain/jobs/retry-at.ts';
import type { Deps } from '#ports';
import { type Pace, unhurried } from './pace.ts';

/** Work that falls due item by item, in an order of its own. */
export type Queue<Item> = {
  /** As the operator's log lines call it. */
  name: string;
  /** Items that are due, the longest first; at most a batch. */
  read(now: string): Promise<Item[]>;
  /** What names an item in the log: ids alone. */
  ids(item: Item): Record<string, string>;
  /** Does the work; what went well is due no more. */
  work(item: Item): Promise<void>;
  /** Since when an item fails; null when it failed for the first time. */
  failingSince(item: Item): string | null;
  /** Has an item wait, behind all that is due before then. */
  putOff(item: Item, retryAt: string, failingSince: string): Promise<void>;
  bounds: RetryBounds;
  /** Items that are worked on at a time; 1 unless said otherwise. */
  atOnce?: number;
};

const dayMs = 86_400_000;

/** What has failed for a day is an error, which calls the operator; until then it may pass by itself. */
const report = (
  { log }: Pick<Deps, 'log'>,
  line: { since: string; retryAt: string } & Record<string, unknown>,
  now: Date,
): void => {
  if (now.getTime() - Date.parse(line.since) >= dayMs) log.error('keeps failing', line);
  else log.warn('was rescheduled', line);
};

/**
 * Goes through what is due, batch after batch, until nothing is left or time is up; each item once. One that fails is
 * put off behind everything else that is due, so that no number of failing items keeps the others from their turn, and
 * is named in the log.
 * @returns how many were begun, and the errors of those that failed
 */
export const workOff = async <Item>(
  deps: Pick<Deps, 'clock' | 'log'>,
  queue: Queue<Item>,
  pace: Pace = unhurried,
): Promise<{ count: number; errors: unknown[] }> => {
  const { name, atOnce = 1 } = queue;
  const seen = new Set<string>();
  const errors: unknown[] = [];
  const keyOf = (item: Item) => Object.values(queue.ids(item)).join(' ');
  const putOff = async (item: Item, error: unknown): Promise<void> => {
    const now = deps.clock.now();
    const since = queue.failingSince(item) ?? now.toISOString();
    const next = retryAt(since, now, queue.bounds);
    report(deps, { work: name, ...queue.ids(item), since, retryAt: next, error }, now);
    await queue.putOff(item, next, since);
  };
  const attempt = async (item: Item): Promise<void> => {
    await queue.work(item).catch(async (error: unknown) => {
      errors.push(error);
      await putOff(item, error).catch((failure: unknown) => errors.push(failure));
    });
  };
  while (pace.hasTime()) {
    // The index may still list what was just worked off.
    const due = (await queue.read(deps.clock.now().toISOString())).filter((item) => !seen.has(keyOf(item)));
    if (due.length === 0) break;
    for (let start = 0; start < due.length && pace.hasTime(); start += atOnce) {
      const some = due.slice(start, start + atOnce);
      for (const item of some) seen.add(keyOf(item));
      await Promise.all(some.map(attempt));
    }
  }
  return { count: seen.size, errors };
};
