/** A user's choices in a result. The schema in `contracts/jobs/choices.ts` parses the value. */
export interface ChoiceStore {
  find(jobId: string): Promise<unknown>;
  /**
   * Stores the choices if the stored ones have this version (0: there are none). False if they do not, or if the job
   * is gone.
   */
  save(jobId: string, value: unknown, version: { before: number; after: number }): Promise<boolean>;
}

/** The share link of a result: the hash of its token, never the token. A job has at most one. */
export type ShareRecord = { jobId: string; tokenSha256: string; createdAt: string };

export interface ShareStore {
  find(jobId: string): Promise<ShareRecord | null>;
  /** Replaces any earlier link. */
  put(share: ShareRecord): Promise<void>;
  /** False if there was none. */
  remove(jobId: string): Promise<boolean>;
}
