import { type MeResponse, meResponse, type UpdateMeRequest } from '#contracts/accounts/me.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { meQuery } from './get-me.ts';

/** PATCH me: changes what a user may change of the own record. Every reader of the record sees the answer. */
export const updateMe = async (changes: UpdateMeRequest): Promise<MeResponse> => {
  const me = await callApi('updateMe', meResponse, { body: changes });
  queryClient.setQueryData(meQuery.queryKey, me);
  return me;
};
