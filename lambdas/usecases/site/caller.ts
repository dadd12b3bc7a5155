import { ApiError } from '#contracts/errors/errors.ts';
import type { JobRecord } from '#ports';

/** Who asks: a signed-in user, or a visitor known by the keyed hash of the address, with that of an IPv6 address's /48. */
export type Caller = { userId: string | null; visitor: string; network?: string | null };

/** The user's id; a visitor is asked to sign in. */
export const requireUser = ({ userId }: Caller): string => {
  if (userId === null) throw new ApiError('unauthorized');
  return userId;
};

/** Only its owner reads a user's job. Anyone who knows the id of a visitor's job can read it; ids cannot be guessed. */
export const canSee = (caller: Caller, job: JobRecord): boolean =>
  job.userId === null || job.userId === caller.userId;

/** Only its owner cancels a job: of a visitor's job, the visitor's own network address, signed in since then or not. */
export const canCancel = (caller: Caller, job: JobRecord): boolean =>
  job.userId === null ? job.visitor === caller.visitor : job.userId === caller.userId;
