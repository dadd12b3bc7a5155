import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { type MeResponse, meResponse } from '#contracts/accounts/me.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

/** GET me: the signed-in user's own record. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => callApi('getMe', meResponse, { signal }),
});

/** Tells the record now and at each change; gives its end. Shares the cache with every other reader of it. */
export const watchMe = (onMe: (me: MeResponse) => void): (() => void) => {
  const observer = new QueryObserver(queryClient, meQuery);
  const tell = ({ data }: { data: MeResponse | undefined }): void => {
    if (data) onMe(data);
  };
  const end = observer.subscribe(tell);
  // A cached record is no change: the subscription alone would say nothing.
  tell(observer.getCurrentResult());
  return end;
};

/** Asks for the record again, as after a run or a refusal. */
export const refetchMe = (): Promise<void> => queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
