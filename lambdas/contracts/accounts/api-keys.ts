import * as z from 'zod';

/** A key without itself: what is shown later than at its making. */
export const apiKey = z.object({
  id: z.uuid(),
  key_prefix: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
  is_active: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Active keys, newest first. */
export const apiKeysResponse = z.object({ keys: z.array(apiKey) });
export type ApiKeysResponse = z.infer<typeof apiKeysResponse>;

/** `user_id` must be the caller's own. */
export const generateApiTokenRequest = z.strictObject({ user_id: z.string() });
/** The only response that contains the whole key. */
export const generateApiTokenResponse = z.object({ full_api_key: z.string(), key: apiKey });
export type GenerateApiTokenResponse = z.infer<typeof generateApiTokenResponse>;

export const revokeApiKeyRequest = z.strictObject({ keyId: z.uuid() });
export const revokeApiKeyResponse = z.object({ revoked: z.literal(true) });
export type RevokeApiKeyResponse = z.infer<typeof revokeApiKeyResponse>;
