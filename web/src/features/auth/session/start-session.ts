import { authText } from '#web/features/auth/api/auth-messages.ts';
import { type GoogleReturn, takeGoogleReturn } from '#web/features/auth/api/google-return.ts';
import { delays } from '#web/lib/delays.ts';
import { notify } from '#web/lib/notify.ts';
import { type SessionOutcome, session } from '#web/lib/session/session.ts';
import { refreshSession } from './refresh-session.ts';
import { settleSession } from './settle-session.ts';
import { hasStoredSession, onStoredSessionChange } from './stored-session.ts';

const followOtherTabs = (): void => {
  if (hasStoredSession()) void refreshSession();
  else settleSession(null);
};

/** Finishes a return from Google. The app waits for it, because the visitor is about to be signed in. */
const finishReturn = async (came: GoogleReturn): Promise<SessionOutcome> => {
  try {
    const { finishGoogleSignIn } = await import('#web/features/auth/api/google.ts');
    if ((await finishGoogleSignIn(came)) === 'again') return { error: null };
    return await refreshSession({ external: true });
  } catch (error) {
    console.warn('signing in with Google failed', error);
    notify.error(
      'Authentication Error',
      authText(error) ?? 'We could not complete the sign-in. Please try again.',
    );
    await refreshSession();
    return { error };
  }
};

/**
 * Finds out whether the visitor has a session. Without stored tokens there is none and nothing loads. Otherwise the
 * app waits for the answer for at most three seconds.
 */
export const startSession = async (): Promise<SessionOutcome> => {
  onStoredSessionChange(followOtherTabs);
  const came = takeGoogleReturn();
  if (!came && !hasStoredSession()) {
    settleSession(null);
    return { error: null };
  }
  const fallback = setTimeout(() => {
    if (session.get().state === 'loading') settleSession(null);
  }, delays.authFallback);
  const outcome = await (came ? finishReturn(came) : refreshSession());
  clearTimeout(fallback);
  return outcome;
};
