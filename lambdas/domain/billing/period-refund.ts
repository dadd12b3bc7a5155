import type { Clawback, PaidGrant, Subscription } from '#contracts/billing/payment.ts';

/** What was refunded of the payments for a subscription's current period. */
export type PeriodRefund = {
  /** False if a part of the payments was kept. */
  isFull: boolean;
  /** The credits of the refunded payments, and what the balance covered of them. */
  owedHalfCredits: number;
  takenHalfCredits: number;
};

type Situation = {
  subscription: Pick<Subscription, 'subscriptionId' | 'period'>;
  grants: readonly PaidGrant[];
  /** The clawbacks of the user, and reversals of them. */
  clawbacks: readonly Clawback[];
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The refund of the current period; null if none of its payments was refunded, or if the bank reversed it. */
export const refundOfPeriod = ({ subscription, grants, clawbacks }: Situation): PeriodRefund | null => {
  const { subscriptionId, period } = subscription;
  if (period === null) return null;
  const isCurrent = ({ subscriptionId: id, period: { start } }: PaidGrant) =>
    id === subscriptionId &&
    Date.parse(start) >= Date.parse(period.start) &&
    Date.parse(start) < Date.parse(period.end);
  const current = grants.filter(isCurrent);
  const transactions = new Set(current.map(({ transactionId }) => transactionId));
  const taken = clawbacks.filter(({ transactionId }) => transactions.has(transactionId));
  const owedHalfCredits = sum(taken.map(({ owedHalfCredits: owed }) => owed));
  if (owedHalfCredits <= 0) return null;
  return {
    isFull: owedHalfCredits >= sum(current.map(({ halfCredits }) => halfCredits)),
    owedHalfCredits,
    takenHalfCredits: sum(taken.map(({ takenHalfCredits }) => takenHalfCredits)),
  };
};
