/** An API key as it is kept: never itself. */
export type ApiKeyItem = {
  keyId: string;
  userId: string;
  /** The key's first characters, by which its owner knows it. */
  prefix: string;
  /** SHA-256 of the key in hexadecimal. */
  hash: string;
  createdAt: string;
  lastUsedAt: string | null;
};

export interface ApiKeyStore {
  create(key: ApiKeyItem): Promise<void>;
  /** A user's keys that were not revoked, the newest first. */
  list(userId: string): Promise<ApiKeyItem[]>;
  /** Removes a key; false when the user has none of this id. */
  revoke(userId: string, keyId: string): Promise<boolean>;
}
