import type { LedgerKind } from '#contracts/credits/credits.ts';

/** Credits given, once per `id`. They lapse at `expiresAt` as far as the plan does not roll them over. */
export type Grant = {
  id: string;
  halfCredits: number;
  description: string;
  expiresAt: string | null;
};

/** The start of a month of free credits: unused credits expire, and the new grant is given. */
export type CreditRenewal = {
  userId: string;
  /** The profile's `nextFreeCreditDate` as it was read: a renewal of another date is outdated and changes nothing. */
  dueAt: string;
  at: string;
  grant: Grant;
  /** At most this many unused half-credits roll over. */
  rolloverLimit: number;
  nextFreeCreditDate: string;
};

/** One movement of credits. Entries of a user are numbered 1, 2, 3 ... without a gap; their sum is the balance. */
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
  /** Zero, without entries, for a user who has none. */
  balance(userId: string): Promise<Balance>;
  /** The entries numbered `from` to `to`, both included, the newest first. */
  entries(userId: string, from: number, to: number): Promise<LedgerEntry[]>;
  /** Gives credits to a user; false when a grant of this id was given before. */
  give(userId: string, grant: Grant, at: string): Promise<boolean>;
}
