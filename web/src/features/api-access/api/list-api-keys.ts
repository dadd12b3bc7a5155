import { queryOptions } from '@tanstack/react-query';
import { type ApiKey, apiKeysResponse } from '#contracts/accounts/api-keys.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** Prefix of the query keys of all users' lists. */
export const apiKeysKey = ['api-keys'] as const;

/** GET api-keys: the active keys of an admin, newest first. */
export const apiKeysQuery = (userId: string) =>
  queryOptions({
    queryKey: [...apiKeysKey, userId],
    queryFn: async ({ signal }): Promise<readonly ApiKey[]> =>
      (await callApi('listApiKeys', apiKeysResponse, { signal })).keys,
    staleTime: 0,
  });
