import type { ApiAvailability, ApiScope } from '#contracts/accounts/api-keys.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { mayHoldApiKeys, noApiAccess } from '#domain/accounts/api-access.ts';
import { isoAfter } from '#domain/platform/times.ts';
import type { ApiKeyItem, Deps, Identity } from '#ports';
import { hashOfKey, isKeySecret } from './key-secret.ts';

/**
 * A use is recorded at most once per this interval. A script that calls every second then costs one write per minute.
 */
const recordedEveryMs = 60_000;

/** A valid key: its user, and what it allows. Use cases for signed-in users take `identity`. */
export type VerifiedApiKey = {
  keyId: string;
  userId: string;
  scopes: readonly ApiScope[];
  identity: Identity;
};

type AuthenticateDeps = Pick<Deps, 'apiKeys' | 'users' | 'clock' | 'log'>;

/** A failure to record the use does not stop the key from working. */
const recordUse = async (
  deps: AuthenticateDeps,
  { userId, keyId, lastUsedAt }: ApiKeyItem,
): Promise<void> => {
  const now = deps.clock.now();
  const unlessSince = isoAfter(now, -recordedEveryMs);
  if (lastUsedAt !== null && lastUsedAt >= unlessSince) return;
  try {
    await deps.apiKeys.recordUse({ userId, keyId, at: now.toISOString(), unlessSince });
  } catch (error) {
    deps.log.warn('the use of an API key could not be recorded', { keyId, error });
  }
};

/**
 * Identifies the user of an API key. Nothing is cached, so a revoked key, a closed account or a lost plan takes effect
 * with the next call.
 * @param key the text after `Bearer`; null if the request has none
 * @throws ApiError invalid_api_key, api_not_available
 */
export const authenticateApiKey = async (
  deps: AuthenticateDeps,
  { key, availability }: { key: string | null; availability: ApiAvailability },
): Promise<VerifiedApiKey> => {
  if (key === null || !isKeySecret(key)) throw new ApiError('invalid_api_key');
  const found = await deps.apiKeys.findByHash(hashOfKey(key));
  const profile = found && (await deps.users.find(found.userId));
  if (!found || !profile || profile.closedAt !== null) throw new ApiError('invalid_api_key');
  if (!mayHoldApiKeys(profile, availability))
    throw new ApiError('api_not_available', noApiAccess(availability));
  await recordUse(deps, found);
  const { keyId, userId, scopes, createdAt } = found;
  // A key carries no email, like an access token, because the profile already exists.
  const identity = { userId, email: null, sessionId: null, signedInAt: new Date(createdAt) };
  return { keyId, userId, scopes, identity };
};
