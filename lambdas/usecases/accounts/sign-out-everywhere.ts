import type { SignOutResponse } from '#contracts/accounts/me.ts';
import type { Deps, Identity } from '#ports';
import { endSessions } from './end-sessions.ts';
import { getOrCreateUser } from './get-or-create-user.ts';

/**
 * Ends all sessions of the caller, including the current one. The browser also calls the user pool's global sign-out,
 * which only stops refreshing. Without this, issued tokens would stay valid until they expire.
 */
export const signOutEverywhere = async (
  deps: Pick<Deps, 'users' | 'clock' | 'tokens'>,
  { identity }: { identity: Identity },
): Promise<SignOutResponse> => {
  const { userId } = await getOrCreateUser(deps, identity);
  await endSessions(deps, { userId });
  return { signed_out: true };
};
