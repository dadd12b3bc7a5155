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
import { notices, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  signInAs();
});
afterEach(resetPages);

const onPro = { me: makeSubscriber({ subscription_plan: 'pro' }), record: makeSubscription({ plan: 'pro' }) };
const trialing = { record: makeSubscription({ subscription_status: 'trialing' }) };
const price = (priceId: string) => [{ body: { priceId, trialDays: 0 } }];
const done = { body: { subscription: makeSubscription() } };
const trialChange = { body: makePreview({ isTrialChange: true, immediateTotal: 0, immediateCredits: 0 }) };

const responses = (more: Parameters<typeof openBilling>[0] = {}) => ({
  '/eligible-price': price('pri_target'),
  '/change-plan': [{ body: makePreview() }, done],
  '/rollback-plan-change': [{ body: { rolled_back: false, subscription: null } }],
  ...more.responses,
});
const open = (opening: Parameters<typeof openBilling>[0] = {}) =>
  openBilling({ record: makeSubscription(), ...opening, responses: responses(opening) });

const previewShown = () => screen.findByText('Due now');
const closed = () => waitFor(() => expect(dialogText()).toBe(''));

describe('the buttons of the plans', () => {
  const labels = async (opening: Parameters<typeof openBilling>[0]) => {
    open(opening);
    await screen.findByText(/See usage/);
    return ['Creator', 'Pro', 'Business'].map((name) =>
      screen
        .getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })
        .closest('li')
        ?.querySelector('button'),
    );
  };
  const words = (buttons: Awaited<ReturnType<typeof labels>>) => buttons.map((one) => one?.textContent);

  test('[B-024][B-025] say upgrade for a higher plan and downgrade for a lower one', async () => {
    expect(words(await labels(onPro))).toEqual(['Downgrade to Creator', 'Your plan', 'Upgrade to Business']);
  });

  test('[B-023] are disabled for the current plan', async () => {
    expect((await labels(onPro)).map((one) => one?.disabled)).toEqual([false, true, false]);
  });

  test('[B-026] say change to in a trial, up or down', async () => {
    const record = makeSubscription({ plan: 'pro', subscription_status: 'trialing' });
    expect(words(await labels({ me: onPro.me, record }))).toEqual([
      'Change to Creator',
      'Activate Pro',
      'Change to Business',
    ]);
  });
});

describe('choosing a plan', () => {
  test('[B-020] asks to sign in while the profile is missing, and calls nothing', async () => {
    const calls = open({ responses: { '/me': [apiError(403, 'forbidden', 'no')] } });
    await press('Choose Pro');
    await waitFor(() =>
      expect(notices()).toEqual([
        'Authentication Required: Please sign in to continue with your subscription.',
      ]),
    );
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('[B-024][B-027][B-028] an upgrade shows its preview, and is sent at once when it is confirmed', async () => {
    const calls = open();
    await press('Upgrade to Pro');
    await previewShown();
    const order = { subscriptionId: 'sub_01', targetPriceId: 'pri_target', mode: 'immediate' };
    expect(sent(calls, '/eligible-price')).toEqual([{ plan: 'pro' }]);
    expect(sent(calls, '/change-plan')).toEqual([{ ...order, preview: true }]);
    fireEvent.click(button('Upgrade to Pro'));
    await closed();
    expect(sent(calls, '/change-plan')).toEqual([
      { ...order, preview: true },
      { ...order, preview: false },
    ]);
    expect(notices()).toEqual(['Plan changed: Welcome to Pro.']);
  });

  test('[B-025][B-029] a downgrade is sent for the next period', async () => {
    const effective = { scheduled_change: { effective_from: '2026-12-15T10:00:00.000Z' } };
    const preview = makePreview({ immediateTotal: 0, immediateCredits: 0, subscription: effective });
    const calls = open({ ...onPro, responses: { '/change-plan': [{ body: preview }, done] } });
    await press('Downgrade to Creator');
    await previewShown();
    expect(dialogText()).toContain('You keep Pro until the end of the period you have paid for.');
    expect(dialogText()).toContain('Takes effect onDecember 15, 2026');
    await press('Downgrade to Creator');
    await closed();
    expect(sent(calls, '/change-plan').map((body) => (body as { mode: string }).mode)).toEqual([
      'next_period',
      'next_period',
    ]);
  });

  test('[B-030] a change in a trial is immediate and free, even to a lower plan', async () => {
    const record = makeSubscription({ plan: 'pro', subscription_status: 'trialing' });
    const calls = open({ me: onPro.me, record, responses: { '/change-plan': [trialChange, done] } });
    await press('Change to Creator');
    await previewShown();
    expect(dialogText()).toContain('Due now$0.00, your trial continues');
    expect(sent(calls, '/change-plan')).toMatchObject([{ mode: 'immediate', preview: true }]);
  });

  test('[B-032] the preview shows price, discount, the amount due now and the next payment', async () => {
    const preview = makePreview({
      subscription: {
        discount: { description: 'Autumn', code: 'SAVE20', amount: 980 },
        immediate_transaction: { details: { totals: { total: 1240, discount: 310 } } },
        next_transaction: { details: { totals: { total: 3920 } } },
      },
      immediateTotal: 1240,
      pricingPreview: { details: { totals: { total: 3920 } } },
    });
    open({ responses: { '/change-plan': [{ body: preview }] } });
    await press('Upgrade to Pro');
    await previewShown();
    const terms = [...document.querySelectorAll('dl > div')].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );
    expect(terms).toEqual([
      ['Price per month', '$49.00'],
      ['Per month with tax and discount', '$39.20'],
      ['Discount SAVE20', 'Autumn, −$9.80'],
      ['Taken off now', '−$3.10'],
      ['Due now', '$12.40'],
      ['Credits now', '+57 credits'],
      ['Next payment', '$39.20 on December 15, 2026'],
    ]);
  });

  test('[B-250] amounts are in the currency of the preview', async () => {
    const euros = [{ price: { unit_amount: 4700, currency: 'EUR' } }];
    open({ responses: { '/change-plan': [{ body: makePreview({ subscription: { items: euros } }) }] } });
    await press('Upgrade to Pro');
    await screen.findByText('€47.00');
    expect(screen.getByText('€15.50')).toBeTruthy();
  });

  test('[B-224] shows a failure before the preview', async () => {
    open({ responses: { '/eligible-price': [apiError(503, 'payments_unavailable', 'down')] } });
    await press('Upgrade to Pro');
    await waitFor(() =>
      expect(notices()).toEqual(['Error: Failed to process plan change. Please try again.']),
    );
    expect(dialogText()).toBe('');
    expect(button('Upgrade to Pro').disabled).toBe(false);
  });

  test('[B-228] says that there is no preview, clears an earlier one, and can be retried', async () => {
    const failed = apiError(409, 'plan_change_locked', 'Your subscription is being renewed right now.');
    const calls = open({
      responses: { '/change-plan': [{ body: makePreview() }, failed, { body: makePreview() }] },
    });
    await press('Upgrade to Pro');
    await previewShown();
    await press('Not now');
    await closed();
    await press('Upgrade to Pro');
    await screen.findByText('Unable to load preview data');
    expect(dialogText()).toContain('Your subscription is being renewed right now.');
    expect(dialogText()).not.toContain('Due now');
    await press('Try again');
    await previewShown();
    expect(sent(calls, '/change-plan')).toHaveLength(3);
    expect(notices()).toEqual([]);
  });

  test('leads to the portal if only that lets the plan change', async () => {
    const opened = vi.fn(() => ({ opener: window }));
    vi.stubGlobal('open', opened);
    const ending = 'Your subscription is set to end. Keep it in the customer portal first, then try again.';
    open({
      responses: {
        '/change-plan': [apiError(409, 'plan_change_not_possible', ending), { body: makePreview() }],
        '/portal-session': [{ body: { url: 'https://portal.example/3' } }],
      },
    });
    await press('Upgrade to Pro');
    await screen.findByText(ending);
    await press('Open the portal');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://portal.example/3', '_blank'));
    await press('Try again');
    await previewShown();
  });

  test('[B-226] a failed confirmation shows an error, and the dialog closes', async () => {
    open({ responses: { '/change-plan': [{ body: makePreview() }, apiError(409, 'conflict', 'no')] } });
    await press('Upgrade to Pro');
    await previewShown();
    fireEvent.click(button('Upgrade to Pro'));
    await closed();
    expect(notices()).toEqual(['Error: Failed to change plan. Please try again.']);
  });

  test.each([
    ['HTTP 402', apiError(402, 'payment_required', 'declined')],
    ['the code payment_failed', apiError(400, 'payment_failed', 'declined')],
  ])('[B-036][B-227] a failed payment, %s, leads to the portal', async (_what, failure) => {
    const opened = vi.fn(() => ({ opener: window }));
    vi.stubGlobal('open', opened);
    open({
      responses: {
        '/change-plan': [{ body: makePreview() }, failure],
        '/portal-session': [{ body: { url: 'https://portal.example/2' } }],
      },
    });
    await press('Upgrade to Pro');
    await previewShown();
    fireEvent.click(button('Upgrade to Pro'));
    await screen.findByText('Payment Failed');
    expect(notices()).toEqual([]);
    await press('Update Payment Method');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://portal.example/2', '_blank'));
    expect(dialogText()).toContain('Payment Failed');
  });
});

describe('leaving the dialog of a change', () => {
  const inTrial = () => ({ ...trialing, responses: { '/change-plan': [trialChange, done] } });

  test('[B-033] [B-067] rolls back a change in a trial, with an empty body', async () => {
    const calls = open(inTrial());
    await press('Change to Pro');
    await previewShown();
    await press('Not now');
    await closed();
    // An empty body.
    expect(sent(calls, '/rollback-plan-change')).toEqual([null]);
  });

  test('[B-033] rolls it back by keyboard too', async () => {
    const calls = open(inTrial());
    await press('Change to Pro');
    await previewShown();
    fireEvent.keyDown(document.querySelector('[role=dialog]') ?? document.body, { key: 'Escape' });
    await closed();
    expect(sent(calls, '/rollback-plan-change')).toHaveLength(1);
  });

  test('[B-034] rolls nothing back while the change is in progress, nor after it is done', async () => {
    const calls = open(inTrial());
    await press('Change to Pro');
    await previewShown();
    fireEvent.click(button('Change to Pro'));
    fireEvent.keyDown(document.querySelector('[role=dialog]') ?? document.body, { key: 'Escape' });
    await closed();
    await waitFor(() => expect(notices()).toEqual(['Plan changed: You are now trialing Pro.']));
    expect(sent(calls, '/rollback-plan-change')).toEqual([]);
  });

  test('shows a payment that failed after the dialog was closed', async () => {
    open({
      responses: { '/change-plan': [{ body: makePreview() }, apiError(402, 'payment_failed', 'declined')] },
    });
    await press('Upgrade to Pro');
    await previewShown();
    fireEvent.click(button('Upgrade to Pro'));
    fireEvent.keyDown(document.querySelector('[role=dialog]') ?? document.body, { key: 'Escape' });
    await screen.findByText('Payment Failed');
  });

  test.each([
    ['it is no trial change', trialing, makePreview({ isTrialChange: false }), 'Change to Pro'],
    ['the user is not trialing', {}, makePreview({ isTrialChange: true }), 'Upgrade to Pro'],
  ])('[B-035] rolls nothing back when %s', async (_why, opening, preview, name) => {
    const calls = open({ ...opening, responses: { '/change-plan': [{ body: preview }] } });
    await press(name);
    await previewShown();
    await press('Not now');
    await closed();
    expect(sent(calls, '/rollback-plan-change')).toEqual([]);
  });
});

describe('a pending downgrade', () => {
  const scheduled = {
    me: onPro.me,
    record: makeSubscription({
      plan: 'pro',
      scheduled_change: { action: 'downgrade', effective_from: '2026-12-15T10:00:00.000Z', plan: 'creator' },
    }),
  };

  test('[B-029] keeps the current plan until the date that the page shows', async () => {
    open(scheduled);
    await screen.findByText('You change to Creator on December 15, 2026.');
    expect(document.body.textContent).toContain('You are on the Pro plan');
    expect(screen.getByText('From December 15, 2026')).toBeTruthy();
  });

  test('is canceled with one button', async () => {
    const calls = open({
      ...scheduled,
      responses: {
        '/subscription': [
          { body: { subscription: scheduled.record } },
          { body: { subscription: onPro.record } },
        ],
      },
    });
    await press('Keep Pro');
    // An empty body.
    await waitFor(() => expect(sent(calls, '/rollback-plan-change')).toEqual([null]));
    await screen.findByText(/Your next payment is on/);
    expect(screen.queryByRole('button', { name: 'Keep Pro' })).toBeNull();
  });

  test('shows a failure to cancel it', async () => {
    open({
      ...scheduled,
      responses: { '/rollback-plan-change': [apiError(503, 'payments_unavailable', 'down')] },
    });
    await press('Keep Pro');
    await waitFor(() => expect(notices()).toEqual(['Error: Failed to keep your plan. Please try again.']));
  });
});

describe('a trial', () => {
  const due = { body: makePreview({ immediateTotal: 1900, immediateCredits: 40 }) };

  test('[B-225] shows a failed activation', async () => {
    open({ ...trialing, responses: { '/activate-trial': [due, apiError(409, 'conflict', 'no')] } });
    await press('Activate Creator');
    await previewShown();
    await press('Activate Creator');
    await closed();
    expect(notices()).toEqual(['Error: Failed to activate subscription. Please try again.']);
  });

  test('[B-227] shows that its charge failed', async () => {
    open({
      ...trialing,
      responses: { '/activate-trial': [due, apiError(402, 'payment_failed', 'declined')] },
    });
    await press('Activate Creator');
    await previewShown();
    await press('Activate Creator');
    await screen.findByText('Payment Failed');
    expect(notices()).toEqual([]);
  });
});
