// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePreview, makeSubscription } from '#test/factories/billing.ts';
import { button, dialogText, openBilling, sent } from '#test/web-setup/billing-setup.tsx';
import { pass, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';

// With real timers, the refetch of an earlier test could arrive five seconds later, during one of these.
beforeEach(() => {
  sessionStorage.clear();
  signInAs();
  vi.useFakeTimers();
});
afterEach(resetPages);

const changed = { body: { subscription: makeSubscription() } };

describe('the billing page', () => {
  test('[B-037] refetches plan and credits 5 seconds after a change', async () => {
    const calls = openBilling({
      record: makeSubscription(),
      responses: {
        '/eligible-price': [{ body: { priceId: 'pri_target', trialDays: 0 } }],
        '/change-plan': [{ body: makePreview() }, changed],
      },
    });
    await pass(0);
    fireEvent.click(button('Upgrade to Pro'));
    await pass(0);
    fireEvent.click(button('Upgrade to Pro'));
    await pass(4999);
    const reads = () => [sent(calls, '/me').length, sent(calls, '/subscription').length];
    expect(sent(calls, '/change-plan')).toHaveLength(2);
    expect(screen.queryByText(/Your plan is being updated/)).not.toBeNull();
    const before = reads();
    await pass(1);
    expect(reads()).toEqual(before.map((n) => n + 1));
    expect(screen.queryByText(/Your plan is being updated/)).toBeNull();
  });

  test('[B-022][B-041][B-042][B-043] activates a trial after its preview, and refetches 5 seconds later', async () => {
    const calls = openBilling({
      record: makeSubscription({ subscription_status: 'trialing' }),
      responses: {
        '/activate-trial': [{ body: makePreview({ immediateTotal: 1900, immediateCredits: 40 }) }, changed],
      },
    });
    await pass(0);
    fireEvent.click(button('Activate Creator'));
    await pass(0);
    expect(dialogText()).toContain('Due now$19.00');
    expect(sent(calls, '/activate-trial')).toEqual([{ subscriptionId: 'sub_01', preview: true }]);
    fireEvent.click(button('Activate Creator'));
    await pass(4999);
    expect(sent(calls, '/activate-trial')).toEqual([
      { subscriptionId: 'sub_01', preview: true },
      { subscriptionId: 'sub_01', preview: false },
    ]);
    const before = sent(calls, '/subscription').length;
    await pass(1);
    expect(sent(calls, '/subscription')).toHaveLength(before + 1);
    expect(sent(calls, '/rollback-plan-change')).toEqual([]);
  });
});
