import { epochSeconds } from '#domain/platform/times.ts';
import type { RateLimits } from '#ports';
import { isConditionFailed } from '#stores/table/condition-failed.ts';
import type { Table } from '#stores/table/table.ts';

/** The number of callers whose used-up windows are kept in memory, so that a flood of rejected calls writes nothing. */
const maxRemembered = 1000;
/** A counter is kept a little longer than its window, because clocks differ. */
const graceSeconds = 300;

/** Counts calls in the table. Each counter is an item that expires after its window. */
export const createRateLimits = (table: Table): RateLimits => {
  const usedUp = new Set<string>();
  const remember = (id: string): void => {
    if (usedUp.size >= maxRemembered) usedUp.clear();
    usedUp.add(id);
  };
  return {
    take: async (key, { startsAt, endsAt }, limit) => {
      const startedAt = startsAt.toISOString();
      const id = `${key} ${startedAt}`;
      if (usedUp.has(id)) return null;
      try {
        const { data } = await table.entities.rateCount
          .update({ key, startedAt })
          .add({ calls: 1 })
          .set({ expiresAt: epochSeconds(endsAt) + graceSeconds })
          .where(({ calls }, { notExists, lt }) => `${notExists(calls)} OR ${lt(calls, limit)}`)
          .go({ response: 'updated_new' });
        return data.calls ?? limit;
      } catch (error) {
        if (!isConditionFailed(error)) throw error;
        remember(id);
        return null;
      }
    },
  };
};
