import type { SignOutResponse } from '#contracts/accounts/me.ts';
import type { Deps, Identity } from '#ports';
import { endSessions } from './end-sessions.ts';
import { getOrCreateUser } from './get-or-create-user.ts';

/**
 * Ends all sessions of the caller, the own one included. The user pool's global sign-out, which the browser asks for
 * besides, ends refreshing alone: tokens that were issued count on until they expire, but for this.
 */
export const signOutEverywhere = async (
  deps: Pick<Deps, 'users' | 'clock' | 'tokens'>,
  { identity }: { identity: Identity },
): Promise<SignOutResponse> => {
  const { userId } = await getOrCreateUser(deps, identity);
  await endSessions(deps, { userId });
  return { signed_out: true };
};
