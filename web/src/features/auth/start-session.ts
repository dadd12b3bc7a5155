import { delays } from '#contracts/limits.ts';
import { anonymousCaller, setTokenSource, type TokenSource } from '#web/lib/api-client.ts';
import { goTo } from '#web/lib/go-to.ts';
import { notify } from '#web/lib/notify.ts';
import { forgetUser } from '#web/lib/user-data.ts';
import type { SignOutScope } from './api/cognito.ts';
import { emitAuthEvent } from './auth-events.ts';
import { type GoogleReturn, takeGoogleReturn } from './google-return.ts';
import { keepSession } from './keep-session.ts';
import { type Session, type SessionUser, type StoredSession, session } from './session.ts';
import { clearStoredSession, hasStoredSession, onStoredSessionChange } from './stored-session.ts';

const loadTokens = () => import('./api/tokens.ts');

/** What went wrong on the way; the session is settled in either case. */
export type SessionOutcome = { readonly error: unknown };

let stopKeeping: (() => void) | null = null;
/** Reads and sign-outs in the order in which they began: what began earlier never undoes what began later. */
let begun = 0;
let lastSettled = 0;

const tokenSource: TokenSource = {
  get: async () => {
    const { freshSession, readStoredSession } = await loadTokens();
    const stored = await readStoredSession();
    // One that is about to end still serves; to wait for its renewal here would hold up the call.
    const usable = stored && stored.expires_in > 5 ? stored : await freshSession();
    if (!usable) settle(null);
    return usable?.id_token ?? null;
  },
  renew: async (refused) => (await (await loadTokens()).renewedSession(refused))?.id_token ?? null,
  end: () => {
    clearStoredSession();
    settle(null);
  },
};

const enterState = (user: SessionUser | null): void => {
  if (user) {
    setTokenSource(tokenSource);
    stopKeeping ??= keepSession(() => settle(null));
  } else {
    setTokenSource(anonymousCaller);
    stopKeeping?.();
    stopKeeping = null;
  }
};

/** Takes over who is signed in, and tells the app. `external`: by a sign-in on another site. */
const settle = (user: SessionUser | null, external = false): void => {
  delete document.documentElement.dataset.session;
  const former = session.get();
  const hasChanged = former.user?.id !== user?.id;
  if (former.user && hasChanged) forgetUser();
  enterState(user);
  const next: Session = user ? { state: 'signed-in', user } : { state: 'anonymous', user: null };
  if (hasChanged || former.state === 'loading') session.set(next);
  if (former.state === 'loading') emitAuthEvent({ name: 'INITIAL_SESSION' });
  if (user && (external || (hasChanged && former.state !== 'loading')))
    emitAuthEvent({ name: 'SIGNED_IN', external });
  if (former.user && !user) emitAuthEvent({ name: 'SIGNED_OUT' });
};

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
  begun += 1;
  const turn = begun;
  const settleInTurn = (user: SessionUser | null): void => {
    if (turn < lastSettled) return;
    lastSettled = turn;
    // The pool has ended the session: nothing of its user may stay behind.
    if (!user) forgetUser();
    settle(user, external);
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

const followOtherTabs = (): void => {
  if (hasStoredSession()) void refreshSession();
  else settle(null);
};

/** Finishes what came back from Google. Until then the app waits, since the visitor is about to be signed in. */
const finishReturn = async (came: GoogleReturn): Promise<SessionOutcome> => {
  try {
    const { finishGoogle } = await import('./api/google.ts');
    if ((await finishGoogle(came)) === 'again') return { error: null };
    return await refreshSession({ external: true });
  } catch (error) {
    console.warn('signing in with Google failed', error);
    notify.error('Authentication Error', error instanceof Error ? error.message : '');
    await refreshSession();
    return { error };
  }
};

/**
 * Finds out whether the visitor has a session. Without stored tokens there is none, and nothing needs loading; else
 * the app waits for the answer, but no longer than three seconds.
 */
export const startSession = async (): Promise<SessionOutcome> => {
  onStoredSessionChange(followOtherTabs);
  const came = takeGoogleReturn();
  if (!came && !hasStoredSession()) {
    settle(null);
    return { error: null };
  }
  const fallback = setTimeout(() => {
    if (session.get().state === 'loading') settle(null);
  }, delays.authFallback);
  const outcome = await (came ? finishReturn(came) : refreshSession());
  clearTimeout(fallback);
  return outcome;
};

/** Answers that mean that there was no session to end. */
const isNoSession = (error: unknown): boolean => {
  const status = (error as { metadata?: { httpStatusCode?: number } } | null)?.metadata?.httpStatusCode;
  return status === 401 || status === 403 || status === 404;
};

/** What a sign-out at the user pool leaves to do: an address to go to, when the session began with Google. */
type Farewell = SessionOutcome & { readonly goOn: string | null };

const leavePool = async (scope: SignOutScope): Promise<Farewell> => {
  let goOn: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Error(`The user pool did not answer within ${delays.signOutAnswer} ms.`);
    timer = setTimeout(() => reject(error), delays.signOutAnswer);
  });
  const ask = async (): Promise<void> => {
    const [{ leave }, { googleLogoutAddress }] = await Promise.all([
      import('./api/cognito.ts'),
      import('./api/google.ts'),
    ]);
    goOn = await googleLogoutAddress();
    await leave(scope);
  };
  try {
    await Promise.race([ask(), tooLate]);
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
  begun += 1;
  lastSettled = begun;
  const { error, goOn } = await leavePool(scope);
  clearStoredSession();
  forgetUser();
  settle(null);
  if (goOn !== null) goTo(goOn);
  return { error };
};
