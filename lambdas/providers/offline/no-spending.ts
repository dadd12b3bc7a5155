import type { Spending } from '#ports';

/** For runs that call no paid provider. */
export const createNoSpending = (): Spending => ({
  reserve: async () => ({ kind: 'reserved' }),
  correct: async () => {},
  listByJob: async () => [],
});
