import type { SignOutResponse } from '#contracts/accounts/me.ts';
import { daySeconds } from '#contracts/durations.ts';
import type { Deps, Identity } from '#ports';
import { signOutEverywhere } from './sign-out-everywhere.ts';

/** Longer than any session: the user pool refreshes one for 30 days. */
const sessionDays = 31;

/**
 * Ends the caller's session: its tokens are refused at once, also those that were issued and have not expired. The
 * user pool's own sign-out, which the browser asks for besides, ends refreshing alone. A token that does not tell its
 * session ends them all.
 */
export const signOut = async (
  deps: Pick<Deps, 'users' | 'clock' | 'tokens'>,
  { identity }: { identity: Identity },
): Promise<SignOutResponse> => {
  const { userId, sessionId } = identity;
  if (sessionId === null) return signOutEverywhere(deps, { identity });
  const expiresAt = Math.floor(deps.tokens.now().getTime() / 1000) + sessionDays * daySeconds;
  await deps.users.endSession({ userId, sessionId, expiresAt });
  return { signed_out: true };
};
