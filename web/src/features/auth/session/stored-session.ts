import { localStore } from '#web/lib/storage/storage.ts';

/**
 * The Cognito client puts the id of the app client into its keys, `CognitoIdentityServiceProvider.<client id>.`, so
 * that two backends never share a session. boot.js looks for the same key.
 */
const prefix = 'CognitoIdentityServiceProvider.';

/** Whether this browser may have a session. If not, nothing needs to load. */
export const hasStoredSession = (): boolean =>
  localStore.keys().some((key) => key.startsWith(prefix) && key.endsWith('.LastAuthUser'));

export const clearStoredSession = (): void => {
  for (const key of localStore.keys()) if (key.startsWith(prefix)) localStore.remove(key);
};

/** The client writes a session as several entries. This long after the last one, the session is complete. */
const settled = 50;

/** Calls back when another tab signs in or out, or renews its tokens. */
export const onStoredSessionChange = (listener: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('storage', ({ key }) => {
    // A null key means that all storage was cleared.
    if (key !== null && !key.startsWith(prefix)) return;
    clearTimeout(timer);
    timer = setTimeout(listener, settled);
  });
};
