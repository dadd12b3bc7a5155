import { expect, it } from 'vitest';
import type { ApiAvailability, ApiScope } from '#contracts/accounts/api-keys.ts';
import type { PlanName } from '#contracts/billing/plans.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { authenticateApiKey } from '#usecases/accounts/api-keys/authenticate-api-key.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { requireScope } from '#usecases/accounts/api-keys/require-scope.ts';
import { revokeApiKey } from '#usecases/accounts/api-keys/revoke-api-key.ts';

type Person = { role?: 'user' | 'admin'; plan?: PlanName };

const openWith = async (person: Person = { role: 'admin' }) => {
  const deps = createTestDeps();
  const setProfile = (changes: Person & { closedAt?: string }) =>
    deps.users.create({ ...newProfile('u1'), ...changes }, grantOf(20));
  await setProfile(person);
  const caller = { userId: 'u1', visitor: 'v' };
  const generate = (availability: ApiAvailability = 'soon', scopes?: ApiScope[]) =>
    generateApiKey(deps, { caller, userId: 'u1', availability, scopes });
  const authenticate = (key: string | null, availability: ApiAvailability = 'soon') =>
    authenticateApiKey(deps, { key, availability });
  return { deps, caller, generate, authenticate };
};

it('a key acts for its owner, with its scopes and nothing more', async () => {
  const { generate, authenticate } = await openWith();
  const { full_api_key: key, key: shown } = await generate('soon', ['read']);
  const apiKey = await authenticate(key);
  expect(apiKey).toMatchObject({ keyId: shown.id, userId: 'u1', scopes: ['read'] });
  expect(apiKey.identity).toMatchObject({ userId: 'u1', email: null });
  expect(() => requireScope(apiKey, 'read')).not.toThrow();
  expect(() => requireScope(apiKey, 'run')).toThrow(expect.objectContaining({ code: 'insufficient_scope' }));
});

it.each([
  ['none', null],
  ['an empty one', ''],
  ['a token of a session', 'user.u1.session'],
  ['a key of another form', 'sk_short'],
  ['an unknown key', `sk_${'A'.repeat(43)}`],
])('refuses %s', async (_, key) => {
  const { authenticate } = await openWith();
  await expect(authenticate(key)).rejects.toMatchObject({ code: 'invalid_api_key' });
});

it('a text that cannot be a key is not looked up', async () => {
  const { deps } = await openWith();
  const findByHash = () => Promise.reject(new Error('was asked'));
  const asked = authenticateApiKey(
    { ...deps, apiKeys: { ...deps.apiKeys, findByHash } },
    { key: 'sk_short', availability: 'open' },
  );
  await expect(asked).rejects.toMatchObject({ code: 'invalid_api_key' });
});

it('a revoked key and the keys of a closed account are refused at the next call', async () => {
  const { deps, caller, generate, authenticate } = await openWith();
  const [one, two] = [await generate(), await generate()];
  await authenticate(one.full_api_key);
  await revokeApiKey(deps, { caller, keyId: one.key.id, availability: 'soon' });
  await expect(authenticate(one.full_api_key)).rejects.toMatchObject({ code: 'invalid_api_key' });
  await authenticate(two.full_api_key);
  await deps.users.update('u1', { closedAt: deps.clock.now().toISOString() });
  await expect(authenticate(two.full_api_key)).rejects.toMatchObject({ code: 'invalid_api_key' });
});

it.each([
  ['soon', 'admin', 'free', true],
  ['soon', 'user', 'business', false],
  ['open', 'user', 'free', false],
  ['open', 'user', 'creator', false],
  ['open', 'user', 'pro', true],
  ['open', 'user', 'business', true],
] as const)(
  'where the API is %s, the role %s on the plan %s may hold keys: %s',
  async (availability, role, plan, may) => {
    const { generate, authenticate } = await openWith({ role, plan });
    if (!may) {
      const code = availability === 'soon' ? 'admins_only' : 'api_not_available';
      await expect(generate(availability)).rejects.toMatchObject({ code });
      return;
    }
    const { full_api_key: key } = await generate(availability);
    await expect(authenticate(key, availability)).resolves.toMatchObject({ userId: 'u1' });
  },
);

it('a key whose owner left the plan is refused, and its owner can still revoke it', async () => {
  const { deps, caller, generate, authenticate } = await openWith({ role: 'admin' });
  const { full_api_key: key, key: shown } = await generate('open');
  await deps.users.update('u1', { role: 'user' });
  await expect(authenticate(key, 'open')).rejects.toMatchObject({
    code: 'api_not_available',
    message: 'The API is part of the Pro and Business plans. Upgrade to use it.',
  });
  const revoked = revokeApiKey(deps, { caller, keyId: shown.id, availability: 'open' });
  await expect(revoked).resolves.toEqual({ revoked: true });
});

it('the use of a key is recorded at most once a minute, and the key works even if it cannot be recorded', async () => {
  const { deps, generate, authenticate } = await openWith();
  const { full_api_key: key } = await generate();
  let writes = 0;
  const { recordUse } = deps.apiKeys;
  deps.apiKeys.recordUse = (use) => {
    writes += 1;
    return recordUse(use);
  };
  for (let second = 0; second < 120; second += 10) {
    await authenticate(key);
    deps.clock.advance(10);
  }
  expect(writes).toBe(2);
  deps.clock.advance(600);
  deps.apiKeys.recordUse = () => Promise.reject(new Error('the table is away'));
  await expect(authenticate(key)).resolves.toMatchObject({ userId: 'u1' });
});

it('an account has at most 20 keys', async () => {
  const { generate } = await openWith();
  for (let count = 0; count < 20; count++) await generate();
  await expect(generate()).rejects.toMatchObject({ code: 'too_many_api_keys' });
});
