import type { CapScope, SpendingCaps } from '#contracts/credits/spending.ts';
import type { ProviderCallOrder, Spending } from '#ports';
import { hasEnded } from './memory-ledger.ts';
import type { MemoryState } from './memory-state.ts';

const scopesOf = ({ userId }: ProviderCallOrder): CapScope[] => [
  userId === null ? 'visitors' : 'user',
  'stage',
];

const keyOf = ({ at, userId }: ProviderCallOrder, holder: CapScope): string =>
  `${at.slice(0, 10)} ${holder} ${holder === 'user' ? userId : ''}`;

const count = (state: MemoryState, order: ProviderCallOrder, microUsd: number): void => {
  for (const key of scopesOf(order).map((holder) => keyOf(order, holder)))
    state.spend.set(key, (state.spend.get(key) ?? 0) + microUsd);
  const job = state.jobs.get(order.jobId);
  if (job) state.jobs.set(job.id, { ...job, spentMicroUsd: job.spentMicroUsd + microUsd });
};

/** Spending in memory, under the same caps as in the table. */
export const createMemorySpending = (state: MemoryState, caps: SpendingCaps): Spending => ({
  reserve: async (order) => {
    const over = scopesOf(order).find(
      (holder) => (state.spend.get(keyOf(order, holder)) ?? 0) + order.microUsd > caps[holder],
    );
    if (over) return { kind: 'over', cap: over, capMicroUsd: caps[over] };
    const job = state.jobs.get(order.jobId);
    if (!job || hasEnded(job)) return { kind: 'ended' };
    count(state, order, order.microUsd);
    const { userId: _, expiresAt: __, microUsd: reservedMicroUsd, ...call } = order;
    state.providerCalls.set(order.id, { ...call, reservedMicroUsd, paidMicroUsd: null });
    return { kind: 'reserved' };
  },
  correct: async (order, paidMicroUsd) => {
    const call = state.providerCalls.get(order.id);
    if (!call || call.paidMicroUsd !== null) return;
    state.providerCalls.set(order.id, { ...call, paidMicroUsd });
    count(state, order, paidMicroUsd - order.microUsd);
  },
  listByJob: async (jobId) =>
    [...state.providerCalls.values()]
      .filter((call) => call.jobId === jobId)
      .sort((a, b) => (`${a.at}${a.id}` < `${b.at}${b.id}` ? -1 : 1)),
});
