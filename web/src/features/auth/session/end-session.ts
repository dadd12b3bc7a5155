import { revokeSession, type SignOutScope } from '#web/features/auth/api/cognito.ts';
import { googleLogoutAddress } from '#web/features/auth/api/google.ts';
import { delays } from '#web/lib/delays.ts';
import { goTo } from '#web/lib/go-to.ts';
import type { SessionOutcome } from '#web/lib/session/session.ts';
import { forgetUser } from '#web/lib/storage/user-data.ts';
import { setLeaving } from './lost-session.ts';
import { beginAttempt, claimAttempt } from './session-turn.ts';
import { settleSession } from './settle-session.ts';
import { clearStoredSession } from './stored-session.ts';

/** Error names that mean that there was no session to end. */
const isNoSession = (error: unknown): boolean => {
  const status = (error as { metadata?: { httpStatusCode?: number } } | null)?.metadata?.httpStatusCode;
  return status === 401 || status === 403 || status === 404;
};

/** The result of a sign-out at the user pool: an address to redirect to when the session started with Google. */
type PoolSignOut = SessionOutcome & { readonly goOn: string | null };

const signOutOfPool = async (scope: SignOutScope): Promise<PoolSignOut> => {
  let goOn: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Error(`The user pool did not answer within ${delays.signOutTimeout} ms.`);
    timer = setTimeout(() => reject(error), delays.signOutTimeout);
  });
  const signOut = async (): Promise<void> => {
    goOn = await googleLogoutAddress();
    await revokeSession(scope);
  };
  try {
    await Promise.race([signOut(), tooLate]);
    return { error: null, goOn };
  } catch (error) {
    if (isNoSession(error)) return { error: null, goOn };
    console.warn('signing out at the user pool failed; this browser has forgotten the session', error);
    return { error, goOn };
  } finally {
    clearTimeout(timer);
  }
};

/** Ends the session in this browser, or with `global` every session of the user, whatever the user pool answers. */
export const endSession = async (scope: SignOutScope = 'local'): Promise<SessionOutcome> => {
  if (scope !== 'local' && scope !== 'global')
    throw new RangeError(`The scope of a sign-out is local or global, not ${scope}.`);
  // A read that is in flight must not sign in a user who has signed out meanwhile.
  claimAttempt(beginAttempt());
  setLeaving(true);
  const { error, goOn } = await signOutOfPool(scope);
  clearStoredSession();
  forgetUser();
  settleSession(null);
  setLeaving(false);
  if (goOn !== null) goTo(goOn);
  return { error };
};
