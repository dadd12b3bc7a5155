import { expect, it } from 'vitest';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { startBilling } from './billing.ts';

const openBilling = startBilling();

it('[B-038] [B-039] a trial lasts 7 days with 5 credits, then becomes Creator with its price and credits', async () => {
  const { deps, checkout, signUp, paddle, subscriptionOf, me, moveTo, kinds } = await openBilling();
  const user = await signUp();
  const { items, checkoutUrl } = await checkout(user, 'trial');
  expect(items).toEqual([{ priceId: 'pri_local_trial', quantity: 1 }]);
  expect((await paddle.pay(checkoutUrl ?? '')).status).toBe(200);
  const trialing = await subscriptionOf(user);
  expect(trialing).toMatchObject({
    subscription_status: 'trialing',
    plan: 'creator',
    next_billed_at: '2026-11-28T12:00:00.000Z',
  });
  // The 5 credits of the free month remain in addition to those of the trial.
  expect(await me(user)).toEqual({ credits: 10, plan: 'creator', trialUsed: true });
  await moveTo('2026-11-28T11:59:59.000Z');
  expect(await subscriptionOf(user)).toMatchObject({ subscription_status: 'trialing' });
  await moveTo('2026-11-28T12:00:01.000Z');
  expect(await subscriptionOf(user)).toMatchObject({
    subscription_status: 'active',
    plan: 'creator',
    next_billed_at: '2026-12-28T12:00:00.000Z',
  });
  expect(await kinds(user)).toEqual([
    ['grant', 5],
    ['grant', 5],
    ['expiry', -10],
    ['grant', 40],
  ]);
  await expectConsistentLedger(deps, user);
});
