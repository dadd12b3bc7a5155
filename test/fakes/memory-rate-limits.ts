import type { RateLimits } from '#ports';

/** Counts calls in this process; the table counts them for all processes. */
export const createMemoryRateLimits = (): RateLimits => {
  const counts = new Map<string, number>();
  return {
    take: async (key, { startsAt }, limit) => {
      const id = `${key} ${startsAt.toISOString()}`;
      const calls = counts.get(id) ?? 0;
      if (calls >= limit) return null;
      counts.set(id, calls + 1);
      return calls + 1;
    },
  };
};
