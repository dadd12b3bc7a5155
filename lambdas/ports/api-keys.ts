import type { ApiScope } from '#contracts/accounts/api-keys.ts';

/** An API key as it is kept: never itself. */
export type ApiKeyItem = {
  keyId: string;
  userId: string;
  /** The key's first characters, by which its owner knows it. */
  prefix: string;
  /** SHA-256 of the key in hexadecimal. */
  hash: string;
  /** Empty for keys that are older than scopes. */
  scopes: readonly ApiScope[];
  createdAt: string;
  lastUsedAt: string | null;
};

export interface ApiKeyStore {
  create(key: ApiKeyItem): Promise<void>;
  /** A user's keys that were not revoked, the newest first. */
  list(userId: string): Promise<ApiKeyItem[]>;
  /** The key with this hash, unless it was revoked. The read is consistent, so a revoked key stops immediately. */
  findByHash(hash: string): Promise<ApiKeyItem | null>;
  /** Records a use, unless one is recorded that is not older than `unlessSince`, or the key is gone. */
  recordUse(key: { userId: string; keyId: string; at: string; unlessSince: string }): Promise<void>;
  /** Removes a key; false when the user has none of this id. */
  revoke(userId: string, keyId: string): Promise<boolean>;
}
