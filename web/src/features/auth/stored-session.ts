import { localStore } from '#web/lib/storage/storage.ts';

/**
 * The Cognito client derives its keys from the id of the app client, `CognitoIdentityServiceProvider.<client id>.`, so
 * that two backends never share a session. boot.js looks for the same key.
 */
const prefix = 'CognitoIdentityServiceProvider.';

/** Whether this browser may have a session; without one nothing needs loading to know. */
export const hasStoredSession = (): boolean =>
  localStore.keys().some((key) => key.startsWith(prefix) && key.endsWith('.LastAuthUser'));

export const clearStoredSession = (): void => {
  for (const key of localStore.keys()) if (key.startsWith(prefix)) localStore.remove(key);
};

/** The client writes a session as several entries; this long after the last one it is complete. */
const settled = 50;

/** Tells when another tab has signed in or out, or renewed its tokens. */
export const onStoredSessionChange = (listener: () => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('storage', ({ key }) => {
    // No key: all of it was cleared.
    if (key !== null && !key.startsWith(prefix)) return;
    clearTimeout(timer);
    timer = setTimeout(listener, settled);
  });
};
