import { createStore } from './storage/store.ts';

export type Notice = { kind: 'success' | 'error' | 'info'; title: string; text?: string; id: number };

/** Notices for the toaster, whose chunk loads with the first one. */
export const pendingNotices = createStore<readonly Notice[]>([]);
let nextId = 1;

const push =
  (kind: Notice['kind']) =>
  (title: string, text?: string): void => {
    const notice: Notice = { kind, title, id: nextId++, ...(text !== undefined && { text }) };
    pendingNotices.set([...pendingNotices.get(), notice]);
  };

/** Shows a toast; `error` is the destructive variant. Screen readers announce it. */
export const notify = { success: push('success'), error: push('error'), info: push('info') };
