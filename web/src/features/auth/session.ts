import { createStore, useStore } from '#web/lib/store.ts';

export type SessionUser = { readonly id: string; readonly email: string };
export type Session =
  | { readonly state: 'loading'; readonly user: null }
  | { readonly state: 'anonymous'; readonly user: null }
  | { readonly state: 'signed-in'; readonly user: SessionUser };

/** Starts as loading: nothing redirects before the first answer of the session. */
export const session = createStore<Session>({ state: 'loading', user: null });

export const useSession = (): Session => useStore(session);
