import { type GoogleReturn, takeGoogleReturn } from '#web/features/auth/api/google-return.ts';
import { delays } from '#web/lib/delays.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';
import { type SessionOutcome, session } from '#web/lib/session/session.ts';
import { hasStoredSession, onStoredSessionChange } from './stored-session.ts';

// Most visits have no session, and load none of this.
const loadSession = () => loadChunk(() => import('./found-session.ts'));

/** Shows the site to a visitor without a session. */
const settleVisitor = (): void => {
  delete document.documentElement.dataset.session;
  if (session.get().state !== 'loading') return;
  session.set({ state: 'anonymous', user: null });
  emitAuthEvent({ name: 'INITIAL_SESSION' });
};

const followOtherTabs = async (): Promise<void> => {
  if (!hasStoredSession() && session.get().user === null) return;
  const { followStoredSession } = await loadSession();
  followStoredSession();
};

const findSession = async (came: GoogleReturn | null): Promise<SessionOutcome> => {
  try {
    const { finishReturn, refreshSession } = await loadSession();
    return await (came ? finishReturn(came) : refreshSession());
  } catch (error) {
    console.warn('the code of the session could not be loaded', error);
    settleVisitor();
    return { error };
  }
};

/**
 * Finds out whether the visitor has a session. Without stored tokens there is none and nothing loads. Otherwise the
 * app waits for the answer for at most three seconds.
 */
export const startSession = async (): Promise<SessionOutcome> => {
  onStoredSessionChange(() => void followOtherTabs());
  const came = takeGoogleReturn();
  if (!came && !hasStoredSession()) {
    settleVisitor();
    return { error: null };
  }
  const fallback = setTimeout(settleVisitor, delays.authFallback);
  const outcome = await findSession(came);
  clearTimeout(fallback);
  return outcome;
};
