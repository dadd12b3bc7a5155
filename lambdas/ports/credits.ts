import type { LedgerKind } from '#contracts/credits/credits.ts';

/** A grant of credits, given once per `id`. At `expiresAt`, credits expire unless the plan rolls them over. */
export type Grant = {
  id: string;
  halfCredits: number;
  description: string;
  expiresAt: string | null;
};

/** The start of a month of free credits. Unused credits expire, and the new grant is given. */
export type CreditRenewal = {
  userId: string;
  /**
   * The profile's `nextFreeCreditDate` when it was read. A renewal with another date is outdated and changes nothing.
   */
  dueAt: string;
  at: string;
  grant: Grant;
  /** The most unused half-credits that roll over. */
  rolloverLimit: number;
  nextFreeCreditDate: string;
};

/** One ledger entry. A user's entries are numbered 1, 2, 3 ... without gaps, and their sum is the balance. */
export type LedgerEntry = {
  userId: string;
  number: number;
  kind: LedgerKind;
  /** Signed. */
  halfCredits: number;
  balanceAfter: number;
  description: string;
  jobId: string | null;
  createdAt: string;
};

export type Balance = { halfCredits: number; entries: number };

export interface Credits {
  /** Zero balance and no entries for a user without an account item. */
  balance(userId: string): Promise<Balance>;
  /** The entries numbered `from` to `to` inclusive, newest first. */
  entries(userId: string, from: number, to: number): Promise<LedgerEntry[]>;
  /** Grants credits to a user; false if a grant with this id already exists. */
  give(userId: string, grant: Grant, at: string): Promise<boolean>;
}
