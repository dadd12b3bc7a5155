/** What a run was charged, in half-credits, and what providers were paid or promised for it so far. */
export type RunAccount = { costHalfCredits: number; spentMicroUsd: number };

export type RunEnd =
  /** `lostHalfCredits` is the share of the result that was lost through our fault. */
  { status: 'completed'; lostHalfCredits?: number } | { status: 'failed' | 'cancelled' };

/**
 * What of a run's charge goes back to its user when the run ends, in half-credits. This is the whole rule:
 *
 * - A run that fails gives all of it back. What it cost us counts against the daily caps of its user and its stage.
 * - A run that its user cancels gives all of it back as long as no provider was paid for it, and nothing after that:
 *   that money is spent, and a refund would buy it again and again for one credit.
 * - A completed run gives back the share of what was lost through our fault.
 *
 * Jobs from before spending was recorded have none, and settle as they always did.
 */
export const refundOf = ({ costHalfCredits, spentMicroUsd }: RunAccount, end: RunEnd): number => {
  if (end.status === 'completed') return Math.min(costHalfCredits, end.lostHalfCredits ?? 0);
  return end.status === 'cancelled' && spentMicroUsd > 0 ? 0 : costHalfCredits;
};

/** The share of a charge for `lost` of `all` parts, rounded up to a whole half-credit in the user's favor. */
export const lostShare = (costHalfCredits: number, lost: number, all: number): number =>
  all === 0 ? 0 : Math.min(costHalfCredits, Math.ceil((costHalfCredits * lost) / all));
