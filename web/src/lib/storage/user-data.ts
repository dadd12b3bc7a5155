import { clearLocalCache } from './local-cache.ts';
import { sessionStore, storageKeys } from './storage.ts';
import { forgetPlaces } from './ui-state.ts';

const tasks = new Set<() => void>();

/** Modules that hold a user's data in memory register a function here that clears it. */
export const onForgetUser = (task: () => void): void => {
  tasks.add(task);
};

/** Removes a user's data from this browser, except the drafts, which are stored under the user's own key. */
export const forgetUser = (): void => {
  clearLocalCache();
  forgetPlaces();
  sessionStore.remove(storageKeys.promoCode);
  for (const task of tasks) task();
};
