import type { MeResponse } from '#contracts/accounts/me.ts';
import type { CreditHistoryResponse, CreditTransaction } from '#contracts/credits/credits.ts';

/** A user's own record as GET me returns it. */
export const makeMe = (changes: Partial<MeResponse> = {}): MeResponse => ({
  id: 'user-a',
  email: 'mara@example.com',
  full_name: 'Mara Lind',
  role: 'user',
  credits: 5,
  subscription_plan: 'free',
  first_login: false,
  created_at: '2026-11-01T09:00:00.000Z',
  trial_used: false,
  next_free_credit_date: '2026-12-01T09:00:00.000Z',
  ...changes,
});

export const makeTransaction = (changes: Partial<CreditTransaction> = {}): CreditTransaction => ({
  id: '1',
  created_at: '2026-11-01T09:00:00.000Z',
  description: 'Free monthly credits',
  amount: 5,
  balance_after: 5,
  kind: 'grant',
  job_id: null,
  ...changes,
});

/** A page of `total` ledger entries as GET get-credit-history returns it: ten per page, newest first. */
export const makeCreditHistory = (page: number, total: number): CreditHistoryResponse => {
  const numbers = Array.from({ length: total }, (_, index) => total - index);
  const totalPages = Math.ceil(total / 10);
  return {
    transactions: numbers
      .slice((page - 1) * 10, page * 10)
      .map((number) => makeTransaction({ id: String(number), description: `Movement ${number}` })),
    pagination: { total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
};
