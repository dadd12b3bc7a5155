import { freshSession, readStoredSession, renewedSession } from '#web/features/auth/api/tokens.ts';
import { anonymousCaller, setTokenSource, type TokenSource } from '#web/lib/api/api-client.ts';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';
import { type Session, type SessionUser, session } from '#web/lib/session/session.ts';
import { forgetUser } from '#web/lib/storage/user-data.ts';
import { keepSession } from './keep-session.ts';
import { askToSignInAgain } from './lost-session.ts';
import { clearStoredSession } from './stored-session.ts';

/** The session has ended, but not because the user signed out. */
const loseSession = (): void => {
  if (session.get().user) askToSignInAgain();
  settleSession(null);
};

const tokenSource: TokenSource = {
  get: async () => {
    const stored = await readStoredSession();
    // A session that is about to expire still works. Waiting for its renewal here would delay the call.
    const usable = stored && stored.expires_in > 5 ? stored : await freshSession();
    if (!usable) loseSession();
    return usable?.id_token ?? null;
  },
  renew: async (refused) => (await renewedSession(refused))?.id_token ?? null,
  end: () => {
    clearStoredSession();
    loseSession();
  },
};

let stopKeeping: (() => void) | null = null;

const enterState = (user: SessionUser | null): void => {
  if (user) {
    setTokenSource(tokenSource);
    stopKeeping ??= keepSession(loseSession);
  } else {
    setTokenSource(anonymousCaller);
    stopKeeping?.();
    stopKeeping = null;
  }
};

/** Sets who is signed in and tells the app. `external`: after a sign-in on another site. */
export const settleSession = (user: SessionUser | null, external = false): void => {
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
