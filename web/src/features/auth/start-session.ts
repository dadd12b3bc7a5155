import { delays } from '#contracts/limits.ts';
import { setAccessTokenSource } from '#web/lib/api-client.ts';
import { forgetUser } from '#web/lib/user-data.ts';
import { type Session, session } from './session.ts';

const anonymous: Session = { state: 'anonymous', user: null };
const loadCognito = () => import('./api/cognito.ts');

/** The Cognito client leaves this key while somebody is signed in. boot.js looks for the same. */
const hasStoredSession = (): boolean => {
  try {
    return Object.keys(window.localStorage).some((key) =>
      /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(key),
    );
  } catch {
    // Storage is blocked: nothing can have been stored.
    return false;
  }
};

const settle = (next: Session): void => {
  delete document.documentElement.dataset.session;
  const former = session.get().user;
  if (former && former.id !== next.user?.id) forgetUser();
  session.set(next);
};

/** Asks the user pool's client who is signed in and tells the app. */
export const refreshSession = async (): Promise<void> => {
  try {
    const { currentUser, bearerToken } = await loadCognito();
    const user = await currentUser();
    setAccessTokenSource(user ? bearerToken : async () => null);
    settle(user ? { state: 'signed-in', user } : anonymous);
  } catch (error) {
    console.warn('the session could not be read', error);
    settle(anonymous);
  }
};

/**
 * Finds out whether the visitor has a session. Without stored tokens there is none, and nothing needs loading; else
 * the app waits for the answer, but no longer than three seconds.
 */
export const startSession = (): void => {
  if (!hasStoredSession()) {
    settle(anonymous);
    return;
  }
  const fallback = setTimeout(() => settle(anonymous), delays.authFallback);
  void refreshSession().finally(() => clearTimeout(fallback));
};

/** Ends the session in this browser, whatever the user pool answers. */
export const endSession = async (): Promise<void> => {
  try {
    const { leave } = await loadCognito();
    await leave();
  } catch (error) {
    console.warn('signing out at the user pool failed', error);
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith('CognitoIdentityServiceProvider.')) window.localStorage.removeItem(key);
  }
  setAccessTokenSource(async () => null);
  forgetUser();
  settle(anonymous);
};
