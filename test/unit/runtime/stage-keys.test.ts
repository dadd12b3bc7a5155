import { expect, it } from 'vitest';
import { headers } from '#contracts/platform/headers.ts';
import { keyOfMonth } from '#domain/accounts/key-of-month.ts';
import { secretLifetimeMs, secretPauseMs } from '#runtime/settings/secrets.ts';
import { openStageKey } from '#runtime/settings/stage-keys.ts';
import { isFromEdge, visitorOf } from '#runtime/visitor.ts';
import { proveCheckout, readCheckoutOwner } from '#usecases/billing/events/checkout-proof.ts';

/** Secrets Manager with one generated key, which `rotate` replaces as `put-secret-value` does. */
const openStore = () => {
  let time = 0;
  let versions = [{ value: 'first', createdAt: new Date('2026-10-05T00:00:00Z') }];
  const key = openStageKey(
    { name: 'key' },
    {
      now: () => time,
      ask: async (_, stage) => versions[stage === 'AWSCURRENT' ? 0 : 1] ?? null,
    },
  );
  return {
    key,
    pass: (ms: number) => {
      time += ms;
    },
    rotate: (value: string, at: string) => {
      versions = [{ value, createdAt: new Date(at) }, ...versions.slice(0, 1)];
    },
  };
};

const sending = (value: string) => ({
  header: (name: string) => (name === headers.originSecret ? value : undefined),
});

it('a rotation of the edge key refuses no request: before, during and after CloudFront starts to send the new value', async () => {
  const store = openStore();
  expect(await isFromEdge(sending('first'), store.key)).toBe(true);
  expect(await isFromEdge(sending('second'), store.key)).toBe(false);
  store.rotate('second', '2026-11-10T00:00:00Z');
  store.pass(secretPauseMs);
  // CloudFront sends the old value until the new one is deployed, and some of its edges do so longer than others.
  for (const value of ['first', 'second', 'first'])
    expect(await isFromEdge(sending(value), store.key)).toBe(true);
  store.pass(secretLifetimeMs);
  for (const value of ['first', 'second']) expect(await isFromEdge(sending(value), store.key)).toBe(true);
  // The next rotation retires the first value.
  store.rotate('third', '2026-12-10T00:00:00Z');
  store.pass(secretLifetimeMs);
  expect(await isFromEdge(sending('third'), store.key)).toBe(true);
  expect(await isFromEdge(sending('second'), store.key)).toBe(true);
  expect(await isFromEdge(sending('first'), store.key)).toBe(false);
});

it('a visitor and the network around it stay the same for the month in which the visitor key is rotated', async () => {
  const [edge, visitor] = [openStore(), openStore()];
  const keys = { edgeKey: edge.key, visitorKey: visitor.key };
  const nameAt = (now: string) =>
    // Without the edge's proof, the connection's address counts.
    visitorOf(sending('none of them'), keys, { peer: '2001:db8:1:2::9', now: new Date(now) });
  const before = await nameAt('2026-11-01T00:00:00Z');
  visitor.rotate('second', '2026-11-10T00:00:00Z');
  visitor.pass(secretLifetimeMs);
  expect(before.network).toMatch(/^[0-9a-f]{64}$/);
  expect(await nameAt('2026-11-30T23:59:59Z')).toEqual(before);
  const after = await nameAt('2026-12-01T00:00:00Z');
  expect(after.visitor).not.toBe(before.visitor);
  expect(after.network).not.toBe(before.network);
});

it('a stage that is younger than its month uses its only key', () => {
  const createdAt = new Date('2026-11-20T00:00:00Z');
  expect(keyOfMonth([{ value: 'only', createdAt }], new Date('2026-11-21T00:00:00Z'))).toBe('only');
});

it('a checkout that was started before a rotation is accepted after it', async () => {
  const store = openStore();
  const ts = Date.parse('2026-11-10T00:00:00Z');
  const paid = { priceId: 'pri_1', createdAt: '2026-11-10T01:00:00Z' };
  const old = await proveCheckout(store.key, { user_id: 'ada', plan: 'pro', ts }, 'pri_1');
  store.rotate('second', '2026-11-10T00:30:00Z');
  // One function has already read the new key, another has not.
  const other = openStore();
  other.rotate('second', '2026-11-10T00:30:00Z');
  const fresh = await proveCheckout(other.key, { user_id: 'bob', plan: 'pro', ts }, 'pri_1');
  store.pass(secretPauseMs);
  for (const customData of [old, fresh])
    expect(await readCheckoutOwner(store.key, { ...paid, customData })).toMatchObject({ fault: null });
});
