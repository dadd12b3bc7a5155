import { ApiError } from '#contracts/errors/errors.ts';
import type { JobRecord } from '#ports';

/**
 * The caller: a signed-in user, or a visitor identified by the keyed hash of the address and, for IPv6, of its /48. A
 * user has an email if the token carries one.
 */
export type Caller = {
  userId: string | null;
  email?: string | null;
  visitor: string;
  network?: string | null;
};

/** The user's id. A visitor is asked to sign in. */
export const requireUser = ({ userId }: Caller): string => {
  if (userId === null) throw new ApiError('unauthorized');
  return userId;
};

/**
 * A user's job is readable only by its owner. A visitor's job is readable by anyone who knows its id, which cannot be
 * guessed.
 */
export const canSee = (caller: Caller, job: JobRecord): boolean =>
  job.userId === null || job.userId === caller.userId;

/**
 * A user's job can only be canceled by its owner, a visitor's job only from the visitor's own network address, even
 * if the visitor has signed in since.
 */
export const canCancel = (caller: Caller, job: JobRecord): boolean =>
  job.userId === null ? job.visitor === caller.visitor : job.userId === caller.userId;
