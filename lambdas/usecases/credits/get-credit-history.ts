import type { CreditHistoryResponse, CreditTransaction } from '#contracts/credits/credits.ts';
import { toCredits } from '#domain/credits/credits.ts';
import type { Deps, LedgerEntry } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { renewFreeCredits } from './renew-free-credits.ts';

const toTransaction = (entry: LedgerEntry): CreditTransaction => ({
  id: String(entry.number),
  created_at: entry.createdAt,
  description: entry.description,
  amount: toCredits(entry.halfCredits),
  balance_after: toCredits(entry.balanceAfter),
  kind: entry.kind,
  job_id: entry.jobId,
});

/** A page of the user's ledger entries, newest first. Pages count from 1. @throws ApiError unauthorized */
export const getCreditHistory = async (
  { credits, users, clock }: Pick<Deps, 'credits' | 'users' | 'clock'>,
  { caller, page, limit }: { caller: Caller; page: number; limit: number },
): Promise<CreditHistoryResponse> => {
  const userId = requireUser(caller);
  // A month that has begun belongs to the history, even if this is its first call.
  const profile = await users.find(userId);
  if (profile) await renewFreeCredits({ users, clock }, profile);
  // Entries are numbered 1 to `total` without gaps, so a page is a range of numbers.
  const { entries: total } = await credits.balance(userId);
  const newest = total - (page - 1) * limit;
  const found = await credits.entries(userId, Math.max(1, newest - limit + 1), newest);
  const totalPages = Math.ceil(total / limit);
  return {
    transactions: found.map(toTransaction),
    pagination: { total, totalPages, hasPrev: page > 1 && total > 0, hasNext: page < totalPages },
  };
};
