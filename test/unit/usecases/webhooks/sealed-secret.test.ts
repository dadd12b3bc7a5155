import { describe, expect, it } from 'vitest';
import type { StageKey } from '#ports';
import { newSigningSecret, openSecret, sealSecret } from '#usecases/webhooks/sealed-secret.ts';

const keyOf = (...values: [string, ...string[]]): StageKey => {
  const [current, ...older] = values.map((value) => ({ value, createdAt: new Date(0) }));
  if (!current) throw new Error('A key has a version.');
  return { read: async () => [current, ...older], invalidate: () => {} };
};

describe('a signing secret', () => {
  it('has 256 random bits in the format of Standard Webhooks', () => {
    const secrets = Array.from({ length: 50 }, newSigningSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
    }
  });

  it('is sealed so that its text appears nowhere, and the same secret never looks the same', async () => {
    const secret = newSigningSecret();
    const key = keyOf('first key');
    const sealed = [await sealSecret(key, 'w1', secret), await sealSecret(key, 'w1', secret)];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const each of sealed)
      expect(Buffer.from(each, 'base64').includes(Buffer.from(secret.slice(6, 20)))).toBe(false);
  });

  it('opens with the current and the previous version of the key, and with no other', async () => {
    const secret = newSigningSecret();
    const sealed = await sealSecret(keyOf('first key'), 'w1', secret);
    expect(await openSecret(keyOf('first key'), 'w1', sealed)).toEqual({ secret, isOld: false });
    expect(await openSecret(keyOf('second key', 'first key'), 'w1', sealed)).toEqual({ secret, isOld: true });
    expect(await openSecret(keyOf('third key', 'second key'), 'w1', sealed)).toBeNull();
  });

  it('opens even if another function already sealed it with a version that this one has not read yet', async () => {
    const secret = newSigningSecret();
    const sealed = await sealSecret(keyOf('second key', 'first key'), 'w1', secret);
    let known = keyOf('first key');
    const key: StageKey = {
      read: () => known.read(),
      invalidate: () => {
        known = keyOf('second key', 'first key');
      },
    };
    expect(await openSecret(key, 'w1', sealed)).toEqual({ secret, isOld: false });
  });

  it('opens only for its own webhook, and not after a bit was changed', async () => {
    const key = keyOf('first key');
    const sealed = await sealSecret(key, 'w1', newSigningSecret());
    expect(await openSecret(key, 'w2', sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64');
    for (const place of [0, 12, 30, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(await openSecret(key, 'w1', changed.toString('base64'))).toBeNull();
    }
  });
});
