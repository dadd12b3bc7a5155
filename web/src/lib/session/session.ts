import { createStore, usePicked, useStore } from '#web/lib/storage/store.ts';

export type SessionUser = { readonly id: string; readonly email: string };
export type Session =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'anonymous'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: SessionUser };

/** The tokens of a session as the browser stores them. `expires_at` is in seconds since the epoch. */
export type StoredSession = {
  readonly access_token: string;
  /** Sent as the bearer token. Unlike the access token it contains the email, which a new user's first call needs. */
  readonly id_token: string;
  readonly refresh_token: string;
  /** Remaining seconds by the user pool's clock. */
  readonly expires_in: number;
  readonly expires_at: number;
  readonly token_type: 'Bearer';
  readonly user: SessionUser;
};

/** The reason why the session could not be read. It is settled in either case. */
export type SessionOutcome = { readonly error: unknown };

/** Starts as loading, so that nothing redirects before the session is known. */
export const session = createStore<Session>({ state: 'loading', user: null });

export const useSession = (): Session => useStore(session);

/** Unlike `useSession`, it does not render again when a visitor turns out to have no session. */
export const useIsSignedIn = (): boolean => usePicked(session, ({ state }) => state === 'signed-in');
