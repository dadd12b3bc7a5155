import * as z from 'zod';

/** These values are stored, so never remove one. */
export const ledgerKinds = ['grant', 'charge', 'refund', 'expiry', 'clawback'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One ledger entry. Amounts are whole or half credits, and charges are negative. */
export const creditTransaction = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  description: z.string(),
  amount: z.number(),
  balance_after: z.number(),
  kind: z.enum(ledgerKinds),
  job_id: z.nullable(z.uuid()),
});
export type CreditTransaction = z.infer<typeof creditTransaction>;

/** Response of GET get-credit-history, newest first. */
export const creditHistoryResponse = z.object({
  transactions: z.array(creditTransaction),
  pagination: z.object({
    total: z.int(),
    totalPages: z.int(),
    hasPrev: z.boolean(),
    hasNext: z.boolean(),
  }),
});
export type CreditHistoryResponse = z.infer<typeof creditHistoryResponse>;
