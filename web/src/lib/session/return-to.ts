import { sessionStore, storageKeys } from '#web/lib/storage/storage.ts';

/** Remembers the page that asked for a session, also while the visitor is at Google. Other sites are refused. */
export const setReturnTo = (path: string): void => {
  if (/^\/(?!\/)/.test(path)) sessionStore.write(storageKeys.returnTo, path);
};

export const readReturnTo = (): string | null => {
  const stored = sessionStore.read(storageKeys.returnTo);
  return typeof stored === 'string' && /^\/(?!\/)/.test(stored) ? stored : null;
};

export const clearReturnTo = (): void => {
  sessionStore.remove(storageKeys.returnTo);
};
