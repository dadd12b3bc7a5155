import * as z from 'zod';

/** `soon`: only administrators can hold API keys. `open`: users of plans with API access can, too. */
export const apiAvailabilities = ['soon', 'open'] as const;
export type ApiAvailability = (typeof apiAvailabilities)[number];

/**
 * The permissions of a key: `read` covers runs, results and the balance; `run` starts and cancels runs. The names are
 * stored.
 */
export const apiScopes = ['read', 'run'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The most active keys that one user can have. */
export const maxApiKeys = 20;

/** A key without its secret, as shown after its creation. */
export const apiKey = z.object({
  id: z.uuid(),
  key_prefix: z.string(),
  /** Empty for keys created before scopes existed. Such keys allow nothing. */
  scopes: z.array(z.enum(apiScopes)),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  is_active: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Active keys, newest first. */
export const apiKeysResponse = z.object({ keys: z.array(apiKey) });
export type ApiKeysResponse = z.infer<typeof apiKeysResponse>;

/** `user_id` must be the caller's own. Without `scopes`, the key allows everything. */
export const generateApiTokenRequest = z.strictObject({
  user_id: z.string(),
  scopes: z.optional(z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length))),
});
/** The only response that contains the whole key. */
export const generateApiTokenResponse = z.object({ full_api_key: z.string(), key: apiKey });
export type GenerateApiTokenResponse = z.infer<typeof generateApiTokenResponse>;

export const revokeApiKeyRequest = z.strictObject({ keyId: z.uuid() });
export const revokeApiKeyResponse = z.object({ revoked: z.literal(true) });
export type RevokeApiKeyResponse = z.infer<typeof revokeApiKeyResponse>;
