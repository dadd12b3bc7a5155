import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { type MeResponse, meResponse } from '#contracts/accounts/me.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

/** GET me: the signed-in user's own record. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => callApi('getMe', meResponse, { signal }),
});

/**
 * Calls back with the record now and after each change. Returns the unsubscribe function. All readers share one
 * cache.
 */
export const watchMe = (onMe: (me: MeResponse) => void): (() => void) => {
  const observer = new QueryObserver(queryClient, meQuery);
  const tell = ({ data }: { data: MeResponse | undefined }): void => {
    if (data) onMe(data);
  };
  const end = observer.subscribe(tell);
  // A subscription reports only changes, so a cached record is reported here.
  tell(observer.getCurrentResult());
  return end;
};

/** Fetches the record again, for example after a run or a refusal. */
export const refetchMe = (): Promise<void> => queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
