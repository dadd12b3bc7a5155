import { createStore } from './storage/store.ts';

export type Notice = { kind: 'success' | 'error' | 'info'; title: string; text?: string; id: number };

/** Notices for the toaster, whose chunk loads with the first one. */
export const pendingNotices = createStore<readonly Notice[]>([]);
/** Notices that no longer hold. The toaster removes them before their time is up. */
export const withdrawnNotices = createStore<readonly number[]>([]);
let nextId = 1;

const push =
  (kind: Notice['kind']) =>
  (title: string, text?: string): number => {
    const notice: Notice = { kind, title, id: nextId++, ...(text !== undefined && { text }) };
    pendingNotices.set([...pendingNotices.get(), notice]);
    return notice.id;
  };

/** Shows a toast and returns its id; `error` is the destructive variant. Screen readers announce it. */
export const notify = {
  success: push('success'),
  error: push('error'),
  info: push('info'),
  /** Removes a toast whose subject is over. */
  withdraw: (id: number): void => withdrawnNotices.set([...withdrawnNotices.get(), id]),
};
