import type { SessionOutcome, SessionUser, StoredSession } from '#web/lib/session/session.ts';
import { forgetUser } from '#web/lib/storage/user-data.ts';
import { beginTurn, claimTurn } from './session-turn.ts';
import { settleSession } from './settle-session.ts';

const loadTokens = () => import('./api/tokens.ts');

/** The stored session with tokens that count; one that cannot be renewed now serves until it ends. */
const readSession = async (): Promise<StoredSession | null> => {
  const { freshSession, readStoredSession } = await loadTokens();
  try {
    return await freshSession();
  } catch (error) {
    const stored = await readStoredSession();
    if (stored && stored.expires_in > 0) return stored;
    throw error;
  }
};

/** Finds out who is signed in and tells the app. `external`: by a sign-in on another site. */
export const refreshSession = async ({ external = false } = {}): Promise<SessionOutcome> => {
  const turn = beginTurn();
  const settleInTurn = (user: SessionUser | null): void => {
    if (!claimTurn(turn)) return;
    // The pool has ended the session: nothing of its user may stay behind.
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
