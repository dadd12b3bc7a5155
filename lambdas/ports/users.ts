import type { Role } from '#contracts/accounts/me.ts';
import type { PlanName } from '#contracts/billing/plans.ts';
import type { CreditRenewal, Grant } from './credits.ts';

export type UserProfile = {
  userId: string;
  email: string;
  fullName: string;
  role: Role;
  plan: PlanName;
  firstLogin: boolean;
  trialUsed: boolean;
  createdAt: string;
  /** The time at which the next month of free credits begins; null on a paid plan. */
  nextFreeCreditDate: string | null;
  /** Sessions that began before this time are rejected. It is set when all sessions are ended. */
  sessionsEndedAt: string | null;
  /**
   * Set when the account is deleted or disabled. Every token is then rejected, and no new profile replaces this one.
   */
  closedAt: string | null;
};

/** The profile fields that can change individually. */
export type ProfileChanges = {
  fullName?: string;
  role?: Role;
  firstLogin?: false;
  sessionsEndedAt?: string;
  closedAt?: string;
};

export interface UserStore {
  find(userId: string): Promise<UserProfile | null>;
  /** Creates the profile with its first grant. A second caller gets the existing profile. */
  create(profile: UserProfile, grant: Grant): Promise<UserProfile>;
  update(userId: string, changes: ProfileChanges): Promise<UserProfile | null>;
  /** Ends one session of a user. `expiresAt` is when it would have ended anyway, in seconds since the epoch. */
  endSession(session: { userId: string; sessionId: string; expiresAt: number }): Promise<void>;
  isSessionEnded(userId: string, sessionId: string): Promise<boolean>;
  /** Renews a user's free credits, completely or not at all, and at most once per date. */
  renewCredits(renewal: CreditRenewal): Promise<void>;
  /** Users whose `nextFreeCreditDate` has passed, longest overdue first, without those that are postponed. */
  listDueForCredits(now: string, limit: number): Promise<UserProfile[]>;
  /** Lists the user again only from `retryAt` on, unless `nextFreeCreditDate` has changed from `dueAt`. */
  rescheduleCredits(userId: string, dueAt: string, retryAt: string): Promise<void>;
}
