import { isRecord } from '#contracts/is-record.ts';
import { paths } from '#contracts/platform/routes.ts';
import { sessionStore, storageKeys } from '#web/lib/storage/storage.ts';

/** What this tab stores while the visitor is at Google. `again`: an account was linked, and the sign-in restarted. */
export type StartedSignIn = { readonly state: string; readonly verifier: string; readonly again: boolean };

const isStarted = (value: unknown): value is StartedSignIn =>
  isRecord(value) &&
  typeof value.state === 'string' &&
  typeof value.verifier === 'string' &&
  typeof value.again === 'boolean';

/** False when the browser refuses to store it. */
export const keepStartedSignIn = (started: StartedSignIn): boolean =>
  sessionStore.write(storageKeys.googleSignIn, started);

/** Reads and removes the sign-in that this tab started. A later return finds none. */
export const takeStartedSignIn = (): StartedSignIn | null => {
  const started = sessionStore.read(storageKeys.googleSignIn);
  sessionStore.remove(storageKeys.googleSignIn);
  return isStarted(started) ? started : null;
};

/** Parameters in the address of a return from Google. */
export type GoogleReturn = {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
  readonly description: string | null;
};

const readReturn = (): GoogleReturn | null => {
  const { pathname, search } = window.location;
  if (pathname !== paths.home) return null;
  const query = new URLSearchParams(search);
  const [code, state, error, description] = ['code', 'state', 'error', 'error_description'].map((name) =>
    query.get(name),
  );
  const isGoogleReturn = (code || error) && (state || sessionStore.read(storageKeys.googleSignIn) !== null);
  if (!isGoogleReturn) return null;
  return { code: code ?? null, state: state ?? null, error: error ?? null, description: description ?? null };
};

/** Whether this visit is a return from Google. If so, it leaves the home page in a moment. */
export const isGoogleReturn = (): boolean => readReturn() !== null;

/**
 * The parameters of a return from Google; null for any other visit. Google returns only to the home page. The code is
 * removed from the address bar and the history at once.
 */
export const takeGoogleReturn = (): GoogleReturn | null => {
  const googleReturn = readReturn();
  if (googleReturn) window.history.replaceState(window.history.state, '', paths.home);
  return googleReturn;
};
