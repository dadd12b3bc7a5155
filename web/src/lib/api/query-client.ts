import {
  MutationCache,
  type MutationMeta,
  notifyManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { notify } from '#web/lib/notify.ts';
import { onForgetUser } from '#web/lib/storage/user-data.ts';
import { ApiFailure } from './api-failure.ts';

type ToastText = { readonly title: string; readonly text?: string };

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The log message of a failure. */
      log: string;
      /** The toast of a failure. Without it the user sees nothing. */
      error?: ToastText | ((error: unknown) => ToastText | Promise<ToastText>);
      /** The toast of a success. */
      success?: ToastText;
    };
  }
}

/** Reports every failed mutation. */
const reportFailure = async (error: unknown, meta: MutationMeta | undefined): Promise<void> => {
  console.warn(meta?.log ?? 'a change failed', error);
  const toast = typeof meta?.error === 'function' ? await meta.error(error) : meta?.error;
  if (toast) notify.error(toast.title, toast.text);
};

// By default, a button learns of its own call only in the next timer task, so a second click may come first.
notifyManager.setScheduler(queueMicrotask);

/**
 * Shared by all chunks with queries, and loaded only by them. A 4xx response is not retried, because it would not
 * change.
 */
export const queryClient = new QueryClient({
  // A page that shows a failure reports it itself. A query in the background, such as the header's, only logs this
  // line.
  queryCache: new QueryCache({
    onError: (error, query) => console.warn(`could not load ${query.queryKey.join(' ')}`, error),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => reportFailure(error, meta),
    onSuccess: (_data, _variables, _result, { meta }) => {
      if (meta?.success) notify.success(meta.success.title, meta.success.text);
    },
  }),
  defaultOptions: {
    // Without a connection a mutation fails at once. It is not repeated later without the user's knowledge. Its
    // variables, which may include a password, are removed with the form.
    mutations: { networkMode: 'always', gcTime: 0 },
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) =>
        count < 2 && !(error instanceof ApiFailure && error.status >= 400 && error.status < 500),
    },
  },
});

onForgetUser(() => queryClient.clear());
