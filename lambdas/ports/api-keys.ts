import type { ApiScope } from '#contracts/accounts/api-keys.ts';

/** An API key as it is stored, which never includes the key itself. */
export type ApiKeyItem = {
  keyId: string;
  userId: string;
  /** The key's first characters, by which its owner recognizes it. */
  prefix: string;
  /** SHA-256 of the key in hexadecimal digits. */
  hash: string;
  /** Empty for keys created before scopes existed. */
  scopes: readonly ApiScope[];
  createdAt: string;
  lastUsedAt: string | null;
};

export interface ApiKeyStore {
  /** Stores a key; false if its user already has `maxApiKeys`, no matter how many creates run at the same time. */
  create(key: ApiKeyItem): Promise<boolean>;
  /** A user's active keys, newest first. */
  list(userId: string): Promise<ApiKeyItem[]>;
  /** The active key with this hash. The read is consistent, so a revoked key stops working immediately. */
  findByHash(hash: string): Promise<ApiKeyItem | null>;
  /** Records a use, unless one since `unlessSince` is already recorded or the key is gone. */
  recordUse(key: { userId: string; keyId: string; at: string; unlessSince: string }): Promise<void>;
  /** Removes a key; false if the user has no key with this id. */
  revoke(userId: string, keyId: string): Promise<boolean>;
}
