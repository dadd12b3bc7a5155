import { type MutationMeta, useMutation } from '@tanstack/react-query';
import { meResponse, type UpdateMeRequest } from '#contracts/accounts/me.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { meQuery } from './get-me.ts';

/** PATCH me: changes the fields that users may edit. Every reader of the record gets the response. */
export const useUpdateMe = (meta: MutationMeta) =>
  useMutation({
    mutationFn: (changes: UpdateMeRequest) => callApi('updateMe', meResponse, { body: changes }),
    onSuccess: (me, _changes, _result, { client }) => client.setQueryData(meQuery.queryKey, me),
    meta,
  });
