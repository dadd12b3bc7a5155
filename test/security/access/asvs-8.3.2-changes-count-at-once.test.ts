import { expect, it } from 'vitest';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { tokenOf } from '#test/fakes/test-deps.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

it('a plan that ended allows no more downloads, and a new plan allows them, from the next call on', async () => {
  const { call, deps, start, finish } = openProduct();
  const subscription = (plan: 'creator' | 'pro', status: 'active' | 'canceled') => ({
    userId: 'ada',
    subscriptionId: 'sub_1',
    customerId: 'ctm_1',
    status,
    priceId: `pri_${plan}`,
    plan,
    createdAt: '2026-11-01T12:00:00.000Z',
    nextBilledAt: null,
    canceledAt: null,
    period: null,
    scheduledChange: null,
    held: null,
    hadTrial: false,
    version: `${plan} ${status}`,
  });
  await deps.users.create(newProfile('ada'), grantOf(20));
  const jobId = await start(optimizing(), 'ada');
  await finish(jobId);
  const download = async () =>
    (await call({ route: 'exportAllKeywords', user: 'ada', body: { job_id: jobId } })).status;
  const key = { userId: 'ada', subscriptionId: 'sub_1' };
  expect(await download()).toBe(403);
  await deps.subscriptions.change(key, () => subscription('pro', 'active'));
  expect(await download()).toBe(200);
  await deps.subscriptions.change(key, () => subscription('creator', 'active'));
  expect(await download()).toBe(403);
  await deps.subscriptions.change(key, () => subscription('pro', 'active'));
  await deps.subscriptions.change(key, () => subscription('pro', 'canceled'));
  expect(await download()).toBe(403);
});

it('a revoked key disappears from the next call on, and cannot be revoked or used again', async () => {
  const { call, newUser } = openProduct();
  const user = await newUser({ role: 'admin' });
  const made = await call({ route: 'generateApiToken', user, body: { user_id: user } });
  const { key, full_api_key: secret } = made.body as { key: { id: string }; full_api_key: string };
  const revoke = () => call({ route: 'revokeApiKey', user, body: { keyId: key.id } });
  expect((await revoke()).body).toEqual({ revoked: true });
  expect((await call({ route: 'listApiKeys', user })).body).toEqual({ keys: [] });
  expect((await revoke()).status).toBe(404);
  for (const [name, value] of [
    ['Authorization', `Bearer ${secret}`],
    ['X-Api-Key', secret],
  ] as const)
    expect((await call({ route: 'listJobs', headers: { [name]: value } })).status).toBe(401);
});

it('a closed account and an ended session are rejected at the next call', async () => {
  const { call, deps, newUser } = openProduct();
  const [ada, eve] = [await newUser(), await newUser()];
  await call({ route: 'signOut', user: ada });
  const status = async (token: string) =>
    (await call({ route: 'getMe', headers: { Authorization: `Bearer ${token}` } })).status;
  expect([await status(tokenOf(ada)), await status(tokenOf(ada, 'another'))]).toEqual([401, 200]);
  await deps.users.update(eve, { closedAt: deps.clock.now().toISOString() });
  expect(await status(tokenOf(eve, 'another'))).toBe(401);
});
