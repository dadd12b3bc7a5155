import type { SignOutResponse } from '#contracts/accounts/me.ts';
import { daySeconds } from '#contracts/durations.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { Deps, Identity } from '#ports';
import { signOutEverywhere } from './sign-out-everywhere.ts';

/** Longer than any session: the user pool refreshes one for up to 30 days. */
const sessionDays = 31;

/**
 * Ends the caller's session. Its tokens are rejected at once, even unexpired ones. The browser also calls the user
 * pool's sign-out, which only stops refreshing. If a token does not name its session, all sessions end.
 */
export const signOut = async (
  deps: Pick<Deps, 'users' | 'clock' | 'tokens'>,
  { identity }: { identity: Identity },
): Promise<SignOutResponse> => {
  const { userId, sessionId } = identity;
  if (sessionId === null) return signOutEverywhere(deps, { identity });
  const expiresAt = epochSeconds(deps.tokens.now()) + sessionDays * daySeconds;
  await deps.users.endSession({ userId, sessionId, expiresAt });
  return { signed_out: true };
};
