import { useMutation } from '@tanstack/react-query';
import { type ApiKey, revokeApiKeyResponse } from '#contracts/accounts/api-keys.ts';
import { apiKeyMessages } from '#contracts/billing/billing-messages.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { apiKeysKey } from './list-api-keys.ts';

/** POST revoke-api-key: revokes a key immediately and removes it from the list. */
export const useRevokeApiKey = () =>
  useMutation({
    mutationFn: (keyId: string) => callApi('revokeApiKey', revokeApiKeyResponse, { body: { keyId } }),
    onSuccess: (_response, keyId, _result, { client }) => {
      client.setQueriesData<readonly ApiKey[]>({ queryKey: apiKeysKey }, (keys) =>
        keys?.filter(({ id }) => id !== keyId),
      );
      void client.invalidateQueries({ queryKey: apiKeysKey });
    },
    meta: {
      success: { title: 'API key revoked' },
      log: 'the key could not be revoked',
      error: (error) => ({
        title: 'Error',
        text: (error instanceof Error && error.message) || apiKeyMessages.revokeFailed,
      }),
    },
  });
