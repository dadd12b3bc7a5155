import type { OperatorAction } from '#contracts/accounts/operator.ts';
import type { Deps } from './deps.ts';

/** An action that an operator took or tried. It names its subject by id and contains no personal data of users. */
export type AuditItem = {
  /** The id of the affected user, job or event. */
  subject: string;
  id: string;
  at: string;
  actor: string;
  action: OperatorAction;
  reason: string | null;
  outcome: 'begun' | 'done' | 'failed';
  detail: Record<string, unknown>;
};

export interface AuditTrail {
  /** Writes an item, or overwrites it with its outcome. */
  write(item: AuditItem): Promise<void>;
  /** Newest first. */
  list(subject: string): Promise<AuditItem[]>;
}

/** A requested deletion. It is finished when no data of the user is left and no more can arrive. */
export type Deletion = {
  userId: string;
  requestedAt: string;
  /** Jobs whose files may still arrive. */
  watchedJobs: string[];
  /** The time at which the final check is due; null until everything has been removed once. */
  lookAgainAt: string | null;
};

export interface UserData {
  /** Every item stored under the user, by kind. */
  read(userId: string): Promise<Record<string, Record<string, unknown>[]>>;
  /** The ids of all jobs listed under the user. */
  jobIds(userId: string): Promise<string[]>;
  /**
   * Removes every item of the user's jobs, then of the user. Only the closed profile stays, without personal data, so
   * that tokens still in use find it and are rejected. Returns how many items were removed.
   */
  purge(userId: string): Promise<number>;
  /** Puts a deletion on the list of open deletions. One that is already on the list keeps its progress. */
  requestDeletion(userId: string, at: string): Promise<void>;
  /** The user's open deletion. */
  findDeletion(userId: string): Promise<Deletion | null>;
  /** Adds jobs whose files may still arrive to an open deletion. */
  watchJobs(userId: string, jobIds: readonly string[]): Promise<void>;
  /** Schedules the final check of an open deletion. */
  setLastLook(userId: string, lookAgainAt: string): Promise<void>;
  finishDeletion(userId: string, at: string): Promise<void>;
  /** Postpones an open deletion to `dueAt`. */
  rescheduleDeletion(userId: string, dueAt: string): Promise<void>;
  /** Open deletions that are due, longest overdue first. */
  openDeletions(now: string, limit: number): Promise<Deletion[]>;
}

/** An account in the user pool. */
export type DirectoryAccount = { userId: string; username: string; email: string; status: string };

export interface AccountDirectory {
  /** Accounts with this email address or this id. */
  find(reference: string): Promise<DirectoryAccount[]>;
  /** Blocks sign-ins and ends all sessions. */
  close(username: string): Promise<void>;
  /** Removes the account. Removing it twice is harmless. */
  remove(username: string): Promise<void>;
}

/** The additional ports of operators' use cases. */
export type OperatorDeps = Omit<Deps, 'pageFetcher' | 'languageModel' | 'marketData' | 'imageReader'> & {
  audit: AuditTrail;
  userData: UserData;
  accounts: AccountDirectory;
};
