import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { secretPrefix } from '#contracts/webhooks/signature.ts';
import type { StageKey } from '#ports';

/** 256 bits: Standard Webhooks requires 24 to 64 bytes. */
const secretBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** A new signing secret: `whsec_` and random bytes in base64. */
export const newSigningSecret = (): string => `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;

const cipherKey = (value: string): Buffer => createHash('sha256').update(`webhook secrets ${value}`).digest();

/**
 * Encrypts a secret with the current version of the stage's webhook key (AES-256-GCM). It can only be decrypted for
 * the webhook it was sealed for, so a secret that is copied to another item is worthless.
 */
export const sealSecret = async (key: StageKey, webhookId: string, secret: string): Promise<string> => {
  const [{ value }] = await key.read();
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(value), iv).setAAD(Buffer.from(webhookId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
};

const open = (value: string, webhookId: string, bytes: Buffer): string | null => {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(value), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(webhookId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    // The secret was sealed with another version of the key.
    return null;
  }
};

type Opened = { secret: string; isOld: boolean };

const openWithAny = async (key: StageKey, webhookId: string, bytes: Buffer): Promise<Opened | null> => {
  for (const [place, { value }] of (await key.read()).entries()) {
    const secret = open(value, webhookId, bytes);
    if (secret !== null) return { secret, isOld: place > 0 };
  }
  return null;
};

/**
 * The secret, and whether it was sealed with the key's previous version. Null if no version opens it, because the key
 * has been rotated twice since then. If no known version fits, the key is read again, because another function may
 * already use a newer one.
 */
export const openSecret = async (
  key: StageKey,
  webhookId: string,
  sealed: string,
): Promise<Opened | null> => {
  const bytes = Buffer.from(sealed, 'base64');
  const opened = await openWithAny(key, webhookId, bytes);
  if (opened !== null) return opened;
  key.invalidate();
  return openWithAny(key, webhookId, bytes);
};
