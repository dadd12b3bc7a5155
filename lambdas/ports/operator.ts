import type { OperatorAction } from '#contracts/accounts/operator.ts';
import type { Deps } from './deps.ts';

/** Something that an operator did, or tried to. It names its subject by id and carries no personal data of users. */
export type AuditItem = {
  /** Id of the user, job or event that it was done to. */
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
  /** The newest first. */
  list(subject: string): Promise<AuditItem[]>;
}

/** A promised deletion. It is finished when no data of the user is left and none can arrive anymore. */
export type Deletion = {
  userId: string;
  requestedAt: string;
  /** Jobs whose files may still come. */
  watchedJobs: string[];
  /** When the last look is due; null until everything was removed once. */
  lookAgainAt: string | null;
};

export interface UserData {
  /** Every item that is kept under the user, by kind. */
  read(userId: string): Promise<Record<string, Record<string, unknown>[]>>;
  /** Ids of all jobs that are listed under the user. */
  jobIds(userId: string): Promise<string[]>;
  /**
   * Removes every item of the user's jobs, then of the user, but the closed profile, whose personal data is blanked:
   * tokens that are still out find it and are refused. Returns how many items were removed.
   */
  purge(userId: string): Promise<number>;
  /** Puts a deletion on the list of those to finish; one that is on it stays as far as it has come. */
  requestDeletion(userId: string, at: string): Promise<void>;
  /** One that is on the list. */
  findDeletion(userId: string): Promise<Deletion | null>;
  /** Remembers jobs of an open deletion whose files may still come. */
  watchJobs(userId: string, jobIds: readonly string[]): Promise<void>;
  /** Has an open deletion wait for its last look. */
  setLastLook(userId: string, lookAgainAt: string): Promise<void>;
  finishDeletion(userId: string, at: string): Promise<void>;
  /** Has an open deletion wait until `dueAt`. */
  rescheduleDeletion(userId: string, dueAt: string): Promise<void>;
  /** Deletions that are not finished and whose turn has come, the longest overdue first. */
  openDeletions(now: string, limit: number): Promise<Deletion[]>;
}

/** An account of the user pool. */
export type DirectoryAccount = { userId: string; username: string; email: string; status: string };

export interface AccountDirectory {
  /** Accounts with this email address or this id. */
  find(reference: string): Promise<DirectoryAccount[]>;
  /** Blocks sign-ins and ends all sessions. */
  close(username: string): Promise<void>;
  /** Removes the account; one that is gone stays gone. */
  remove(username: string): Promise<void>;
}

/** The additional ports of operators' use cases. */
export type OperatorDeps = Omit<Deps, 'pageFetcher' | 'languageModel' | 'marketData' | 'imageReader'> & {
  audit: AuditTrail;
  userData: UserData;
  accounts: AccountDirectory;
};
