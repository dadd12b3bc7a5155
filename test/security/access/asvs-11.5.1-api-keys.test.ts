import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';
import { openProduct } from '#test/security/open-product.ts';

it('an API key has at least 128 random bits, is shown once and stored as a hash', async () => {
  const { call, deps, newUser } = openProduct();
  const user = await newUser({ role: 'admin' });
  const make = async () =>
    (await call({ route: 'generateApiToken', user, body: { user_id: user } })).body as {
      full_api_key: string;
      key: { key_prefix: string };
    };
  const made = [await make(), await make()];
  for (const { full_api_key: secret, key } of notEmpty(made)) {
    const hidden = secret.slice(key.key_prefix.length);
    // A base64url character carries six bits. The part that the prefix shows is not secret.
    expect(hidden).toMatch(/^[\w-]+$/);
    expect(hidden.length * 6).toBeGreaterThanOrEqual(128);
    expect(new Set(hidden).size).toBeGreaterThan(12);
    expect((await call({ route: 'listApiKeys', user })).text).not.toContain(hidden);
  }
  expect(made[0]?.full_api_key).not.toBe(made[1]?.full_api_key);
  const kept = await deps.apiKeys.list(user);
  const hashes = made.map(({ full_api_key: secret }) => createHash('sha256').update(secret).digest('hex'));
  expect(kept.map(({ hash }) => hash).toSorted()).toEqual(hashes.toSorted());
  for (const { full_api_key: secret } of notEmpty(made)) expect(JSON.stringify(kept)).not.toContain(secret);
});
