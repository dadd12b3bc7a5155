// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePreview, makeSubscription } from '#test/factories/billing.ts';
import {
  button,
  dialogText,
  makeSubscriber,
  openBilling,
  press,
  sent,
} from '#test/web-setup/billing-setup.tsx';
import { apiError } from '#test/web-setup/serve-api.ts';
import { notices, pass, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  signInAs();
});
afterEach(resetPages);

type Changes = Parameters<typeof makeSubscription>[0];
type Responses = NonNullable<Parameters<typeof openBilling>[0]>['responses'];
const open = (changes: Changes = {}, responses: Responses = {}) =>
  openBilling({ record: makeSubscription(changes), responses: responses });
const canceled = [{ body: { subscription: makeSubscription({ user_notice_type: 'cancel' }) } }];

describe('the cancel button', () => {
  const isShown = async (changes: Changes | null): Promise<boolean> => {
    openBilling({ record: changes && makeSubscription(changes) });
    await screen.findByText(/See usage/);
    return screen.queryByText('Cancel Subscription') !== null;
  };
  const on = '2026-12-15T10:00:00.000Z';

  test.each(['active', 'trialing'] as const)('[B-044] is shown for %s', async (subscription_status) => {
    expect(await isShown({ subscription_status })).toBe(true);
  });

  test.each(['past_due', 'paused', 'canceled'] as const)(
    '[B-045] is hidden for %s',
    async (subscription_status) => {
      expect(await isShown({ subscription_status })).toBe(false);
    },
  );

  test('[B-045] is hidden without a subscription', async () => {
    expect(await isShown(null)).toBe(false);
  });

  test.each(['active', 'trialing'] as const)(
    '[B-046][B-047][B-048] is hidden for %s with a scheduled cancellation',
    async (subscription_status) => {
      expect(await isShown({ subscription_status, canceled_at: on })).toBe(false);
      resetPages();
      signInAs();
      expect(
        await isShown({ subscription_status, scheduled_change: { action: 'cancel', effective_from: on } }),
      ).toBe(false);
      resetPages();
      signInAs();
      expect(await isShown({ subscription_status, user_notice_type: 'cancel' })).toBe(false);
    },
  );

  test('[B-047][B-048] is shown with a scheduled downgrade, and with another notice', async () => {
    const change = { action: 'downgrade', effective_from: on, plan: 'creator' } as const;
    expect(await isShown({ plan: 'pro', scheduled_change: change, user_notice_type: 'downgrade' })).toBe(
      true,
    );
  });
});

describe('a cancellation', () => {
  test('[B-049] asks for confirmation, and cancels nothing if the user declines', async () => {
    const calls = open();
    await press('Cancel Subscription');
    expect(dialogText()).toContain('Cancel your subscription?');
    expect(dialogText()).toContain('You keep Creator until December 15, 2026');
    await press('Keep subscription');
    await waitFor(() => expect(dialogText()).toBe(''));
    expect(sent(calls, '/cancel-subscription')).toEqual([]);
  });

  test('[B-052] is sent, and the page refetches 3 seconds later', async () => {
    vi.useFakeTimers();
    const calls = open({}, { '/cancel-subscription': canceled });
    await pass(0);
    fireEvent.click(button('Cancel Subscription'));
    fireEvent.click(button('Cancel subscription'));
    await pass(0);
    expect(sent(calls, '/cancel-subscription')).toEqual([{ subscriptionId: 'sub_01' }]);
    expect(dialogText()).toBe('');
    const reads = () => [sent(calls, '/me').length, sent(calls, '/subscription').length];
    const before = reads();
    await pass(2999);
    expect(reads()).toEqual(before);
    await pass(1);
    expect(reads()).toEqual(before.map((n) => n + 1));
  });

  test('[B-221] of an unknown subscription calls nothing', async () => {
    const unknown = { ...makeSubscription(), subscription_id: '' };
    const calls = openBilling({ record: unknown });
    await press('Cancel Subscription');
    await press('Cancel subscription');
    await waitFor(() => expect(notices()).toEqual(['Error: No subscription found to cancel.']));
    expect(sent(calls, '/cancel-subscription')).toEqual([]);
  });

  test('[B-222] shows a failure, and can be retried', async () => {
    const calls = open(
      {},
      { '/cancel-subscription': [apiError(503, 'payments_unavailable', 'down'), ...canceled] },
    );
    await press('Cancel Subscription');
    await press('Cancel subscription');
    await waitFor(() =>
      expect(notices()).toEqual(['Cancel error: Unable to cancel subscription. Please try again.']),
    );
    await press('Cancel subscription');
    await waitFor(() => expect(sent(calls, '/cancel-subscription')).toHaveLength(2));
  });
});

describe('the customer portal', () => {
  const urlResponse = [{ body: { url: 'https://portal.example/1' } }];

  test('[B-069] opens in a new tab without access to this page', async () => {
    const tab = { opener: window };
    const opened = vi.fn(() => tab);
    vi.stubGlobal('open', opened);
    const calls = open({}, { '/portal-session': urlResponse });
    await press('Manage Billing');
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('https://portal.example/1', '_blank'));
    expect(tab.opener).toBeNull();
    expect(sent(calls, '/portal-session')).toEqual([{}]);
  });

  test('[B-051] reactivates a canceled subscription that has not ended', async () => {
    const opened = vi.fn(() => ({ opener: window }));
    vi.stubGlobal('open', opened);
    const scheduled_change = { action: 'cancel', effective_from: '2026-12-15T10:00:00.000Z' } as const;
    open({ scheduled_change, user_notice_type: 'cancel' }, { '/portal-session': urlResponse });
    await press('Reactivate Subscription');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  test('refetches everything on return, at once and after the webhook delay', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('open', () => ({ opener: window }));
    const calls = open({}, { '/portal-session': urlResponse });
    await pass(0);
    fireEvent.focus(window);
    await pass(10_000);
    expect(sent(calls, '/subscription')).toHaveLength(1);
    fireEvent.click(button('Manage Billing'));
    await pass(0);
    fireEvent.focus(window);
    await pass(0);
    expect(sent(calls, '/subscription')).toHaveLength(2);
    fireEvent.focus(window);
    await pass(5000);
    expect(sent(calls, '/subscription')).toHaveLength(3);
  });

  test('is offered for another card when a payment is overdue', async () => {
    open({ subscription_status: 'past_due' });
    await waitFor(() => button('Update Payment Method'));
  });

  test('is offered as a link when the browser blocks the tab', async () => {
    vi.stubGlobal('open', () => null);
    open({}, { '/portal-session': urlResponse });
    await press('Manage Billing');
    const link = await screen.findByText('Open the customer portal');
    expect(link.getAttribute('href')).toBe('https://portal.example/1');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('[B-219] shows a failure', async () => {
    open({}, { '/portal-session': [apiError(503, 'payments_unavailable', 'down')] });
    await press('Manage Billing');
    await waitFor(() => expect(notices()).toEqual(['Portal error: Unable to open customer portal.']));
  });

  test.each([{}, { url: '' }, { url: null }, { url: 'javascript:alert(1)' }])(
    '[B-220] opens no tab for a response without an address: %o',
    async (body) => {
      const opened = vi.fn();
      vi.stubGlobal('open', opened);
      open({}, { '/portal-session': [{ body }] });
      await press('Manage Billing');
      await waitFor(() => expect(notices()).toEqual(['Portal error: Unable to open customer portal.']));
      expect(opened).not.toHaveBeenCalled();
      const errors = vi.mocked(console.warn).mock.calls.flat();
      expect(
        errors.some(
          (error) => error instanceof Error && error.message === 'No portal URL returned from server',
        ),
      ).toBe(true);
    },
  );
});

describe('the promo code of a change', () => {
  test('[B-059] is sent with preview and confirmation, but not with an activation', async () => {
    sessionStorage.setItem('sweetspot.promo-code', '"SAVE20"');
    const calls = openBilling({
      me: makeSubscriber(),
      record: makeSubscription({ subscription_status: 'trialing' }),
      responses: {
        '/eligible-price': [{ body: { priceId: 'pri_pro', trialDays: 0 } }],
        '/change-plan': [
          { body: makePreview({ isTrialChange: true }) },
          { body: { subscription: makeSubscription() } },
        ],
        '/activate-trial': [{ body: makePreview() }],
      },
    });
    await press('Change to Pro');
    await screen.findByText('Due now');
    await press('Change to Pro');
    await waitFor(() => expect(sent(calls, '/change-plan')).toHaveLength(2));
    expect(sent(calls, '/change-plan')).toMatchObject([
      { preview: true, discountCode: 'SAVE20' },
      { preview: false, discountCode: 'SAVE20' },
    ]);
    await press('Activate Creator');
    await screen.findByText('Due now');
    expect(sent(calls, '/activate-trial')).toEqual([{ subscriptionId: 'sub_01', preview: true }]);
  });

  test('[B-060] is left out when there is none', async () => {
    const calls = openBilling({
      record: makeSubscription(),
      responses: {
        '/eligible-price': [{ body: { priceId: 'pri_pro', trialDays: 0 } }],
        '/change-plan': [{ body: makePreview() }],
      },
    });
    await press('Upgrade to Pro');
    await screen.findByText('Due now');
    expect(Object.keys(sent(calls, '/change-plan')[0] as object)).not.toContain('discountCode');
  });
});
