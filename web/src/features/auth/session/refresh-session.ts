import { freshSession, readStoredSession } from '#web/features/auth/api/tokens.ts';
import type { SessionOutcome, SessionUser, StoredSession } from '#web/lib/session/session.ts';
import { forgetUser } from '#web/lib/storage/user-data.ts';
import { beginAttempt, claimAttempt } from './session-turn.ts';
import { settleSession } from './settle-session.ts';

/** The stored session with valid tokens. If the renewal fails, the session is still used until it expires. */
const readSession = async (): Promise<StoredSession | null> => {
  try {
    return await freshSession();
  } catch (error) {
    const stored = await readStoredSession();
    if (stored && stored.expires_in > 0) return stored;
    throw error;
  }
};

/** Finds out who is signed in and tells the app. `external`: after a sign-in on another site. */
export const refreshSession = async ({ external = false } = {}): Promise<SessionOutcome> => {
  const turn = beginAttempt();
  const settleInTurn = (user: SessionUser | null): void => {
    if (!claimAttempt(turn)) return;
    // The user pool has ended the session: no data of the user may stay in the browser.
    if (!user) forgetUser();
    settleSession(user, external);
  };
  try {
    const stored = await readSession();
    settleInTurn(stored?.user ?? null);
    return { error: null };
  } catch (error) {
    console.warn('the session could not be read', error);
    settleInTurn(null);
    return { error };
  }
};
