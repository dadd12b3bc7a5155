import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectFailure } from '#test/contract/api/api-suite.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

/** Fields of the records that a caller must not write. */
const ofProfile: readonly (readonly [field: string, value: unknown])[] = [
  ['plan', 'business'],
  ['subscription_plan', 'business'],
  ['role', 'admin'],
  ['credits', 1000],
  ['balance', 1000],
  ['halfCredits', 2000],
  ['email', 'eve@example.com'],
  ['id', 'somebody'],
  ['user_id', 'somebody'],
  ['trial_used', false],
  ['trialUsed', false],
  ['closedAt', null],
  ['sessionsEndedAt', null],
  ['next_free_credit_date', '2026-11-21'],
  ['first_login', true],
  ['__proto__', { role: 'admin' }],
  ['constructor', { prototype: { role: 'admin' } }],
];
const ofJob: readonly (readonly [field: string, value: unknown])[] = [
  ['id', randomUUID()],
  ['job_id', randomUUID()],
  ['user_id', 'somebody'],
  ['visitor', 'somebody'],
  ['status', 'completed'],
  ['cost', 0],
  ['costHalfCredits', 0],
  ['credits', 0],
  ['final_result', {}],
  ['slug', 'seo-optimizer-999'],
  ['sequential_number', 999],
  ['expiresAt', null],
  ['generate_assets', false],
];

describe('a caller cannot write', () => {
  it.each(ofProfile)('%s of the user’s own record', async (field, value) => {
    const { call, newUser } = openProduct();
    const user = await newUser();
    const before = (await call({ route: 'getMe', user })).body;
    const body = `{"full_name":"Mara","${field}":${JSON.stringify(value)}}`;
    const response = await call({ route: 'updateMe', user, body });
    // `__proto__` is not a field: JSON.parse turns it into a property that no schema accepts, so it is refused or
    // dropped.
    if (response.status !== 200) expectFailure(response, 'invalid_request');
    const after = (await call({ route: 'getMe', user })).body as Record<string, unknown>;
    expect({ ...after, full_name: null }).toEqual({ ...(before as object), full_name: null });
    expect(({} as { role?: unknown }).role).toBeUndefined();
  });

  it.each(ofJob)('%s of a run', async (field, value) => {
    const { call, deps, newUser } = openProduct();
    const user = await newUser();
    const body = { ...optimizing(), [field]: value };
    expectFailure(await call({ route: 'createJob', user, body }), 'invalid_request');
    expect(deps.jobRunner.started).toEqual([]);
    expect((await deps.credits.balance(user)).halfCredits).toBe(20);
  });

  it.each([
    ['cancelJob', 'status', 'completed'],
    ['claimJob', 'user_id', 'somebody'],
    ['exportAllKeywords', 'plan', 'pro'],
    ['processImages', 'image_count', 100],
    ['startCheckout', 'user_id', 'somebody'],
    ['startCheckout', 'priceId', 'pri_cheap'],
    ['activateTrial', 'user_id', 'somebody'],
    ['generateApiToken', 'role', 'admin'],
  ] as const)('through %s the field %s', async (route, field, value) => {
    const { call, newUser, start } = openProduct();
    const user = await newUser({ role: 'admin' });
    const id = await start(optimizing(), user);
    const bodies = {
      cancelJob: {},
      claimJob: { visitor_token: 'a'.repeat(64) },
      exportAllKeywords: { job_id: id },
      processImages: { job_id: id },
      startCheckout: { plan: 'pro' },
      activateTrial: { subscriptionId: 'sub_1', preview: true },
      generateApiToken: { user_id: user },
    };
    const response = await call({ route, id, user, body: { ...bodies[route], [field]: value } });
    // Canceling takes no body: anything sent with it is not read.
    if (route === 'cancelJob') expect(response.body).toEqual({ job_id: id, status: 'cancelled' });
    else expectFailure(response, 'invalid_request');
  });
});
