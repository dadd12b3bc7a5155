import { ApiError } from '#contracts/errors.ts';
import type { Deps, Identity } from '#ports';
import type { Caller } from './caller.ts';
import { refuseEndedSession } from './get-or-create-user.ts';

/** Who asks: no token is a visitor, a good one its user, a bad or outlived one nobody. @throws ApiError unauthorized */
export const identifyCaller = async (
  { tokens, users }: Pick<Deps, 'tokens' | 'users'>,
  { token, visitor }: { token: string | null; visitor: string },
): Promise<{ caller: Caller; identity: Identity | null }> => {
  if (token === null) return { caller: { userId: null, visitor }, identity: null };
  const identity = await tokens.verify(token);
  if (!identity)
    throw new ApiError('unauthorized', 'Your session is not valid any more. Please sign in again.');
  const profile = await users.find(identity.userId);
  if (profile) refuseEndedSession(profile, identity.issuedAt);
  return { caller: { userId: identity.userId, visitor }, identity };
};
