import { delays } from '#contracts/limits.ts';
import { anonymousCaller, setTokenSource, type TokenSource } from '#web/lib/api-client.ts';
import { forgetUser } from '#web/lib/user-data.ts';
import type { SignOutScope } from './api/cognito.ts';
import { emitAuthEvent } from './auth-events.ts';
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

/**
 * Finds out whether the visitor has a session. Without stored tokens there is none, and nothing needs loading; else
 * the app waits for the answer, but no longer than three seconds.
 */
export const startSession = async (): Promise<SessionOutcome> => {
  onStoredSessionChange(followOtherTabs);
  if (!hasStoredSession()) {
    settle(null);
    return { error: null };
  }
  const fallback = setTimeout(() => {
    if (session.get().state === 'loading') settle(null);
  }, delays.authFallback);
  const outcome = await refreshSession();
  clearTimeout(fallback);
  return outcome;
};

/** Answers that mean that there was no session to end. */
const isNoSession = (error: unknown): boolean => {
  const status = (error as { metadata?: { httpStatusCode?: number } } | null)?.metadata?.httpStatusCode;
  return status === 401 || status === 403 || status === 404;
};

const leavePool = async (scope: SignOutScope): Promise<SessionOutcome> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Error(`The user pool did not answer within ${delays.signOutAnswer} ms.`);
    timer = setTimeout(() => reject(error), delays.signOutAnswer);
  });
  try {
    const { leave } = await import('./api/cognito.ts');
    await Promise.race([leave(scope), tooLate]);
    return { error: null };
  } catch (error) {
    if (isNoSession(error)) return { error: null };
    console.warn('signing out at the user pool failed; this browser has forgotten the session', error);
    return { error };
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
  const outcome = await leavePool(scope);
  clearStoredSession();
  forgetUser();
  settle(null);
  return outcome;
};
