import { useMutation } from '@tanstack/react-query';
import { apiKeyMessages } from '#contracts/billing/billing-messages.ts';
import { extractFullKey } from '#web/features/api-access/api/full-key.ts';
import { requestApi } from '#web/lib/api/api-client.ts';
import { session } from '#web/lib/session/session.ts';
import { apiKeysKey } from './list-api-keys.ts';

/**
 * POST generate_api_token: creates a key and returns it in full. No later call returns it.
 * @throws ApiFailure, or an Error without a session or for a response without a key.
 */
const generateApiKey = async (isReadOnly: boolean): Promise<string> => {
  const { user } = session.get();
  if (!user) throw new Error(apiKeyMessages.noSession);
  const response = await requestApi('generateApiToken', {
    body: { user_id: user.id, ...(isReadOnly && { scopes: ['read'] }) },
  });
  return extractFullKey(await response.json());
};

export const useGenerateApiKey = () =>
  useMutation({
    mutationFn: generateApiKey,
    onSuccess: (_key, _variables, _result, { client }) => {
      void client.invalidateQueries({ queryKey: apiKeysKey });
    },
    meta: {
      log: 'no key could be created',
      error: (error) => ({
        title: 'Error',
        text: (error instanceof Error && error.message) || apiKeyMessages.generateFailed,
      }),
    },
  });
