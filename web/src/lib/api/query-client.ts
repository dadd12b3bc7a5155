import { QueryCache, QueryClient } from '@tanstack/react-query';
import { onForgetUser } from '#web/lib/storage/user-data.ts';
import { ApiFailure } from './api-failure.ts';

/** Shared by all chunks that query; only those load it. A 4xx answer will not change by asking again. */
export const queryClient = new QueryClient({
  // A page that shows a failure says so itself; one in the background, such as the header's, leaves this line alone.
  queryCache: new QueryCache({
    onError: (error, query) => console.warn(`could not load ${query.queryKey.join(' ')}`, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) =>
        count < 2 && !(error instanceof ApiFailure && error.status >= 400 && error.status < 500),
    },
  },
});

onForgetUser(() => queryClient.clear());
