import { queryOptions } from '@tanstack/react-query';
import { type ApiKey, apiKeysResponse, revokeApiKeyResponse } from '#contracts/accounts/api-keys.ts';
import { extractFullKey } from '#web/features/api-access/full-key.ts';
import { callApi, requestApi } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

const keysOf = 'api-keys';

/** GET api-keys: the active keys of an admin, the newest first. */
export const apiKeysQuery = (userId: string) =>
  queryOptions({
    queryKey: [keysOf, userId],
    queryFn: async ({ signal }): Promise<readonly ApiKey[]> =>
      (await callApi('listApiKeys', apiKeysResponse, { signal })).keys,
    staleTime: 0,
  });

/**
 * POST generate-api-token: makes a key and gives it in full, the only time that it is.
 * @throws ApiFailure, or an Error for an answer without a key.
 */
export const generateApiKey = async (userId: string): Promise<string> => {
  const response = await requestApi('generateApiToken', { body: { user_id: userId } });
  const key = extractFullKey(await response.json());
  void queryClient.invalidateQueries({ queryKey: [keysOf, userId] });
  return key;
};

/** POST revoke-api-key: ends a key at once, and takes it from the list. */
export const revokeApiKey = async (keyId: string): Promise<void> => {
  await callApi('revokeApiKey', revokeApiKeyResponse, { body: { keyId } });
  queryClient.setQueriesData<readonly ApiKey[]>({ queryKey: [keysOf] }, (keys) =>
    keys?.filter(({ id }) => id !== keyId),
  );
  void queryClient.invalidateQueries({ queryKey: [keysOf] });
};
