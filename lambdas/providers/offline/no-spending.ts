import type { Spending } from '#ports';

/** For runs that reach no provider who charges. */
export const createNoSpending = (): Spending => ({
  reserve: async () => ({ kind: 'reserved' }),
  correct: async () => {},
  listByJob: async () => [],
});
