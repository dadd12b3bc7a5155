/** What a run was charged, in half-credits, and what providers were paid or promised for it so far. */
export type RunAccount = { costHalfCredits: number; spentMicroUsd: number };

export type RunEnd =
  /** `lostHalfCredits`: the charge for the part of the result that was lost through our fault. */
  { status: 'completed'; lostHalfCredits?: number } | { status: 'failed' | 'cancelled' };

/**
 * How much of a run's charge is refunded when the run ends, in half-credits:
 *
 * - A failed run is refunded in full. Its cost counts against the daily caps of its user and its stage.
 * - A canceled run is refunded in full if no provider was paid for it, and not at all otherwise. The money is spent,
 * and a refund would let users spend it again and again for one credit.
 * - A completed run is refunded for the share of the result that was lost through our fault.
 *
 * Jobs from before spending was recorded have no spending, and settle as they always did.
 */
export const refundOf = ({ costHalfCredits, spentMicroUsd }: RunAccount, end: RunEnd): number => {
  if (end.status === 'completed') return Math.min(costHalfCredits, end.lostHalfCredits ?? 0);
  return end.status === 'cancelled' && spentMicroUsd > 0 ? 0 : costHalfCredits;
};

/** The part of a charge for `lost` of `all` items, rounded up to a whole half-credit in the user's favor. */
export const lostShare = (costHalfCredits: number, lost: number, all: number): number =>
  all === 0 ? 0 : Math.min(costHalfCredits, Math.ceil((costHalfCredits * lost) / all));
