import type { ApiAvailability, ApiScope } from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { mayHoldApiKeys, noApiAccess } from '#domain/accounts/api-access.ts';
import type { ApiKeyItem, Deps, Identity } from '#ports';
import { hashOfKey, isKeySecret } from './key-secret.ts';

/** A use is recorded at most once in this time: a script that asks every second costs one write a minute. */
const recordedEveryMs = 60_000;

/** Whom a valid key speaks for, and what it allows. `identity` is what use cases of the signed-in user take. */
export type ApiKeyHolder = {
  keyId: string;
  userId: string;
  scopes: readonly ApiScope[];
  identity: Identity;
};

type AuthenticateDeps = Pick<Deps, 'apiKeys' | 'users' | 'clock' | 'log'>;

/** A key works without the record of its use. */
const recordUse = async (
  deps: AuthenticateDeps,
  { userId, keyId, lastUsedAt }: ApiKeyItem,
): Promise<void> => {
  const now = deps.clock.now();
  const unlessSince = new Date(now.getTime() - recordedEveryMs).toISOString();
  if (lastUsedAt !== null && lastUsedAt >= unlessSince) return;
  try {
    await deps.apiKeys.recordUse({ userId, keyId, at: now.toISOString(), unlessSince });
  } catch (error) {
    deps.log.warn('the use of an API key could not be recorded', { keyId, error });
  }
};

/**
 * Whom an API key speaks for. Nothing is cached: a revoked key, a closed account and a left plan count with the next
 * call. @param key as it follows `Bearer`; null where the request has none
 * @throws ApiError invalid_api_key, api_not_available
 */
export const authenticateApiKey = async (
  deps: AuthenticateDeps,
  { key, availability }: { key: string | null; availability: ApiAvailability },
): Promise<ApiKeyHolder> => {
  if (key === null || !isKeySecret(key)) throw new ApiError('invalid_api_key');
  const found = await deps.apiKeys.findByHash(hashOfKey(key));
  const profile = found && (await deps.users.find(found.userId));
  if (!found || !profile || profile.closedAt !== null) throw new ApiError('invalid_api_key');
  if (!mayHoldApiKeys(profile, availability))
    throw new ApiError('api_not_available', noApiAccess(availability));
  await recordUse(deps, found);
  const { keyId, userId, scopes, createdAt } = found;
  // Like an access token, a key carries no email: the profile exists already.
  const identity = { userId, email: null, sessionId: null, signedInAt: new Date(createdAt) };
  return { keyId, userId, scopes, identity };
};

/** @throws ApiError insufficient_scope */
export const requireScope = ({ scopes }: Pick<ApiKeyHolder, 'scopes'>, scope: ApiScope): void => {
  if (scopes.includes(scope)) return;
  throw new ApiError(
    'insufficient_scope',
    `This API key lacks the scope "${scope}". Create a key with this scope on the API Access page.`,
  );
};
