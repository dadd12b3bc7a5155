/** What a user chose in a result; the value is read by the schema of `contracts/jobs/choices.ts`. */
export interface ChoiceStore {
  find(jobId: string): Promise<unknown>;
  /** Stores the choices if those stored now have this version (0: none are). False if they do not, or the job is gone. */
  save(jobId: string, value: unknown, version: { before: number; after: number }): Promise<boolean>;
}

/** The share link of a result: the hash of its token, never the token. A job has one at most. */
export type ShareRecord = { jobId: string; tokenSha256: string; createdAt: string };

export interface ShareStore {
  find(jobId: string): Promise<ShareRecord | null>;
  /** Replaces an earlier link. */
  put(share: ShareRecord): Promise<void>;
  /** False if there was none. */
  remove(jobId: string): Promise<boolean>;
}
