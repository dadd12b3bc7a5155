import type { ApiScope } from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { VerifiedApiKey } from './authenticate-api-key.ts';

/** Rejects a key without the scope of the call. @throws ApiError insufficient_scope */
export const requireScope = ({ scopes }: Pick<VerifiedApiKey, 'scopes'>, scope: ApiScope): void => {
  if (scopes.includes(scope)) return;
  throw new ApiError(
    'insufficient_scope',
    `This API key lacks the scope "${scope}". Create a key with this scope on the API Access page.`,
  );
};
