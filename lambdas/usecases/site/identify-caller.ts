import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps, Identity, UserProfile } from '#ports';
import type { Caller } from './caller.ts';

const sessionEnded = (): ApiError =>
  new ApiError('unauthorized', 'Your session has ended. Please sign in again.');

const rejectEndedSessions = ({ closedAt, sessionsEndedAt }: UserProfile, signedInAt: Date): void => {
  if (closedAt !== null) throw new ApiError('unauthorized', 'This account was closed.');
  if (sessionsEndedAt !== null && signedInAt.getTime() < Date.parse(sessionsEndedAt)) throw sessionEnded();
};

/** Identifies the caller: a visitor without a token, a user with a valid one. @throws ApiError unauthorized for any other token */
export const identifyCaller = async (
  { tokens, users }: Pick<Deps, 'tokens' | 'users'>,
  { token, visitor, network = null }: { token: string | null; visitor: string; network?: string | null },
): Promise<{ caller: Caller; identity: Identity | null }> => {
  if (token === null) return { caller: { userId: null, visitor, network }, identity: null };
  const identity = await tokens.verify(token);
  if (!identity) throw new ApiError('unauthorized', 'Your session is no longer valid. Please sign in again.');
  const [profile, isEnded] = await Promise.all([
    users.find(identity.userId),
    identity.sessionId !== null && users.isSessionEnded(identity.userId, identity.sessionId),
  ]);
  if (isEnded) throw sessionEnded();
  if (profile) rejectEndedSessions(profile, identity.signedInAt);
  return { caller: { userId: identity.userId, email: identity.email, visitor }, identity };
};
