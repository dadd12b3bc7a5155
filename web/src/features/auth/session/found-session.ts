import { authText } from '#web/features/auth/api/auth-messages.ts';
import { finishGoogleSignIn } from '#web/features/auth/api/google.ts';
import type { GoogleReturn } from '#web/features/auth/api/google-return.ts';
import { notify } from '#web/lib/notify.ts';
import type { SessionOutcome } from '#web/lib/session/session.ts';
import { refreshSession } from './refresh-session.ts';
import { settleSession } from './settle-session.ts';
import { hasStoredSession } from './stored-session.ts';

export { refreshSession };

/** Another tab has signed in or out. */
export const followStoredSession = (): void => {
  if (hasStoredSession()) void refreshSession();
  else settleSession(null);
};

/** Finishes a return from Google. The app waits for it, because the visitor is about to be signed in. */
export const finishReturn = async (came: GoogleReturn): Promise<SessionOutcome> => {
  try {
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
