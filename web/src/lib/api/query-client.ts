import { MutationCache, type MutationMeta, QueryCache, QueryClient } from '@tanstack/react-query';
import { notify } from '#web/lib/notify.ts';
import { onForgetUser } from '#web/lib/storage/user-data.ts';
import { ApiFailure } from './api-failure.ts';

type Words = { readonly title: string; readonly text?: string };

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the log says when it fails. */
      log: string;
      /** What the user reads when it fails; without words a failure is not shown. */
      error?: Words | ((error: unknown) => Words | Promise<Words>);
      /** What the user reads when it is done. */
      success?: Words;
    };
  }
}

/** The one place that tells of a mutation that failed. */
const tellFailure = async (error: unknown, meta: MutationMeta | undefined): Promise<void> => {
  console.warn(meta?.log ?? 'a change failed', error);
  const words = typeof meta?.error === 'function' ? await meta.error(error) : meta?.error;
  if (words) notify.error(words.title, words.text);
};

/** Shared by all chunks that query; only those load it. A 4xx answer will not change by asking again. */
export const queryClient = new QueryClient({
  // A page that shows a failure says so itself; one in the background, such as the header's, leaves this line alone.
  queryCache: new QueryCache({
    onError: (error, query) => console.warn(`could not load ${query.queryKey.join(' ')}`, error),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => tellFailure(error, meta),
    onSuccess: (_data, _variables, _result, { meta }) => {
      if (meta?.success) notify.success(meta.success.title, meta.success.text);
    },
  }),
  defaultOptions: {
    // Without a connection a change fails at once; it is not made later, unseen. What it was given, a password
    // maybe, is forgotten with the form.
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
