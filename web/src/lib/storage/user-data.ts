import { clearLocalCache } from './local-cache.ts';
import { sessionStore, storageKeys } from './storage.ts';
import { forgetPlaces } from './ui-state.ts';

const tasks = new Set<() => void>();

/** Whatever holds a user's data in memory names here how it forgets them. */
export const onForgetUser = (task: () => void): void => {
  tasks.add(task);
};

/** Leaves nothing of a user behind in this browser but the drafts, which are kept under the user's own key. */
export const forgetUser = (): void => {
  clearLocalCache();
  forgetPlaces();
  sessionStore.remove(storageKeys.promoCode);
  for (const task of tasks) task();
};
