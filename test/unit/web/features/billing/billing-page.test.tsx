// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PlanName, plans } from '#contracts/billing/plans.ts';
import type { SubscriptionStatus } from '#contracts/billing/subscription.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeConfig, makeSubscription } from '#test/factories/billing.ts';
import { notEmpty } from '#test/not-empty.ts';
import { makeSubscriber, openBilling, press, sent } from '#test/web-setup/billing-setup.tsx';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, pass, place, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { BillingPage } from '#web/features/billing/billing-page.tsx';
import { PricingPage } from '#web/features/pricing/pricing-page.tsx';
import { Route, Routes } from '#web/lib/router/router.tsx';
import { session } from '#web/lib/session/session.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  signInAs();
});
afterEach(resetPages);

const card = (name: string): HTMLElement => {
  const item = screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }).closest('li');
  if (!item) throw new Error(`no card ${name}`);
  return item;
};

describe('the billing page', () => {
  test('[B-007] sends a visitor without a session home', () => {
    session.set({ state: 'anonymous', user: null });
    openBilling();
    expect(place()).toBe('/');
  });

  test('[B-008][B-016] has a heading, the current plan, a promo code and the support address', async () => {
    const payments = { provider: 'paddle', environment: 'production', clientToken: 'live_token' } as const;
    openBilling({
      record: makeSubscription(),
      responses: { '/config': [{ body: makeConfig({ payments }) }] },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing & Subscription');
    await screen.findByText(/Your next payment is on December 15, 2026\./);
    expect(document.body.textContent).toContain('You are on the Creator plan: 40 credits a month for $19.');
    expect(screen.getByRole('heading', { name: 'Promo code' })).toBeTruthy();
    expect(screen.getByText(/Paddle, our merchant of record, takes payments/)).toBeTruthy();
    expect(screen.getByText(/we answer within 24-48 business hours/)).toBeTruthy();
  });

  test('[B-018] has exactly three plans, each with a button', async () => {
    openBilling({ me: makeMe({ trial_used: true }) });
    await screen.findByText(/You are on the/);
    const region = screen.getByRole('region', { name: 'Plans' });
    const names = within(region).getAllByRole('heading', { level: 3 });
    expect(names.map((heading) => heading.textContent)).toEqual(['Creator', 'Pro', 'Business']);
    const buttons = within(region).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Choose Creator',
      'Choose Pro',
      'Choose Business',
    ]);
  });

  test('says that payments are simulated on a stage that simulates them', async () => {
    openBilling();
    await screen.findByText(/Test mode: no real payments/);
    expect(screen.queryByText(/Paddle, our merchant of record/)).toBeNull();
  });

  test('offers the trial on Creator to a user who has not used it', async () => {
    openBilling({ me: makeMe() });
    await screen.findByRole('button', { name: 'Start Free Trial' });
    expect(card('Creator').textContent).toContain('Free for the first 7 days, with 5 credits.');
  });

  test('says when nothing can be bought, and has no active button', async () => {
    const none = makeConfig({ payments: { provider: 'none', environment: 'sandbox', clientToken: null } });
    openBilling({ me: makeMe(), responses: { '/config': [{ body: none }] } });
    const note = await screen.findByText(/Payments are not set up here/);
    const buttons = within(screen.getByRole('region', { name: 'Plans' })).getAllByRole<HTMLButtonElement>(
      'button',
    );
    for (const { disabled, attributes } of notEmpty(buttons)) {
      expect(disabled).toBe(true);
      expect(attributes.getNamedItem('aria-describedby')?.value).toBe(note.id);
    }
  });

  test('says so when the plan does not load, and tries again', async () => {
    openBilling({
      responses: {
        '/subscription': [apiError(403, 'forbidden', 'no'), { body: { subscription: makeSubscription() } }],
      },
    });
    await screen.findByText('Your plan could not be loaded.');
    await press('Try again');
    await screen.findByText(/Your next payment is on/);
  });
});

describe('the subscription', () => {
  test.each<[SubscriptionStatus, string, string]>([
    ['active', 'Active', 'text-low'],
    ['trialing', 'Trialing', 'text-accent'],
    ['past_due', 'Past due', 'text-high'],
    ['paused', 'Paused', 'text-medium'],
    ['canceled', 'Canceled', 'text-ink-soft'],
  ])('[B-017] %s is a badge in its own color', async (subscription_status, word, color) => {
    openBilling({ record: makeSubscription({ subscription_status }) });
    const badge = await screen.findByText(word);
    expect(badge.dataset.status).toBe(subscription_status);
    expect(badge.className.split(' ')).toContain(color);
  });

  const statuses = ['active', 'trialing', 'past_due', 'paused', 'canceled', null] as const;
  test.each(
    (['free', 'creator', 'pro', 'business'] as PlanName[]).flatMap((plan) =>
      statuses.map((status) => [plan, status] as const),
    ),
  )('[B-019] the plan %s with the status %s counts as it should', async (plan, status) => {
    openBilling({
      me: makeSubscriber({ subscription_plan: plan }),
      record: status && makeSubscription({ plan, subscription_status: status }),
    });
    await screen.findByText(plans[plan].label, { selector: 'strong' });
    const subscribed = plan !== 'free' || (status !== null && status !== 'canceled');
    expect(screen.queryByText(/^Change your plan at any time/) !== null).toBe(subscribed);
    expect(screen.queryByText(/^Billed monthly by card/) !== null).toBe(!subscribed);
  });

  test.each([
    [
      { subscription_status: 'trialing' },
      'Your free trial runs until December 15, 2026. Then Creator starts at $19 a month.',
    ],
    [{ subscription_status: 'past_due' }, 'Your last payment did not go through.'],
    [{ subscription_status: 'paused' }, 'Your subscription is paused.'],
    [
      { scheduled_change: { action: 'cancel', effective_from: '2026-12-15T10:00:00.000Z' } },
      'Your subscription is canceled and ends on December 15, 2026.',
    ],
    [
      {
        plan: 'pro',
        scheduled_change: {
          action: 'downgrade',
          effective_from: '2026-12-15T10:00:00.000Z',
          plan: 'creator',
        },
      },
      'You change to Creator on December 15, 2026.',
    ],
  ] as const)('says what happens next: %o', async (changes, text) => {
    openBilling({ record: makeSubscription(changes) });
    await screen.findByText((shown) => shown.startsWith(text));
  });
});

describe('the notice', () => {
  const withNotice = (changes: Parameters<typeof makeSubscription>[0]) =>
    makeSubscription({ user_notice: 'Your card expires soon.', ...changes });
  const shown = async (changes: Parameters<typeof makeSubscription>[0]) => {
    openBilling({ record: withNotice(changes) });
    await screen.findByText(/Your next payment/);
    return screen.queryByTestId('billing-notice');
  };

  test('[B-009] shows its text', async () => {
    expect((await shown({}))?.textContent).toContain('Your card expires soon.');
  });

  test('about a refund names the next payment, so the plan below does not repeat it', async () => {
    const text = 'Your payment for this month was refunded. Your next payment is due on December 15, 2026.';
    openBilling({ record: withNotice({ user_notice_type: 'refund', user_notice: text }) });
    await screen.findByText(/You are on the/);
    expect(screen.getByTestId('billing-notice').textContent).toContain(text);
    expect(screen.queryByText(/Your next payment is on/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy();
  });

  test.each([null, '', '   ', '\n\t'])('[B-010] is hidden with the text %j', async (user_notice) => {
    expect(await shown({ user_notice })).toBeNull();
  });

  test('[B-011] is hidden once it has expired', async () => {
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    expect(await shown({ user_notice_expires_at: '2026-11-21T11:59:59.000Z' })).toBeNull();
    cleanup();
    resetPages();
    signInAs();
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    expect(await shown({ user_notice_expires_at: '2026-11-21T12:00:01.000Z' })).not.toBeNull();
  });

  test.each([
    ['error', 'bg-high-soft'],
    ['warning', 'bg-medium-soft'],
    ['success', 'bg-low-soft'],
    ['info', 'bg-sunken'],
    [null, 'bg-sunken'],
  ] as const)('[B-012] has the style of the severity %s', async (user_notice_severity, look) => {
    const banner = await shown({ user_notice_severity });
    expect(banner?.dataset.severity).toBe(user_notice_severity ?? 'info');
    expect(banner?.className.split(' ')).toContain(look);
  });

  test('[B-013] links its label to its address', async () => {
    const banner = await shown({ user_notice_cta_label: 'See prices', user_notice_cta_url: '/pricing' });
    const link = within(banner ?? document.body).getByRole('link', { name: 'See prices' });
    expect(link.getAttribute('href')).toBe('/pricing');
  });

  test('[B-013] opens another site in a new tab, and never runs a script URL', async () => {
    await shown({ user_notice_cta_label: 'Pay', user_notice_cta_url: 'https://example.com/pay' });
    const link = screen.getByRole('link', { name: 'Pay' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://example.com/pay',
      '_blank',
    ]);
    cleanup();
    resetPages();
    signInAs();
    await shown({ user_notice_cta_label: 'Pay', user_notice_cta_url: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull();
  });

  test.each([
    ['Pay', null],
    [null, '/pricing'],
    ['  ', '/pricing'],
  ])(
    'has no link with the label %j and the address %j',
    async (user_notice_cta_label, user_notice_cta_url) => {
      const banner = await shown({ user_notice_cta_label, user_notice_cta_url });
      expect(within(banner ?? document.body).queryByRole('link')).toBeNull();
    },
  );

  test('opens the portal for a portal link', async () => {
    const tab = { opener: window };
    const opened = vi.fn(() => tab);
    vi.stubGlobal('open', opened);
    openBilling({
      record: withNotice({ user_notice_cta_label: 'Reactivate', user_notice_cta_url: '#portal' }),
      responses: { '/portal-session': [{ body: { url: 'https://portal.example/1' } }] },
    });
    await press('Reactivate');
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://portal.example/1', '_blank'));
    expect(tab.opener).toBeNull();
  });
});

describe('the way back from a checkout', () => {
  const banner = () => screen.queryByText(/Payment successful\./);

  test('[B-014] shows the success banner only for the parameter', async () => {
    vi.useFakeTimers();
    openBilling({ at: '/billing?success=true' });
    await pass(0);
    expect(banner()).not.toBeNull();
    cleanup();
    openBilling({ at: '/billing?success=false' });
    await pass(0);
    expect(banner()).toBeNull();
  });

  test('keeps a plan that was just paid from being bought again', async () => {
    vi.useFakeTimers();
    openBilling({ at: '/billing?success=true' });
    await pass(0);
    const buttons = within(screen.getByRole('region', { name: 'Plans' })).getAllByRole<HTMLButtonElement>(
      'button',
    );
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true, true]);
    await pass(60_000);
    // The user's own plan cannot be chosen.
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, false, false]);
  });

  test('[B-015] after 5 seconds refetches everything, cleans the address and shows one toast', async () => {
    vi.useFakeTimers();
    const calls = openBilling({ at: '/billing?success=true&ref=mail' });
    await pass(4999);
    const before = [sent(calls, '/me').length, sent(calls, '/subscription').length];
    expect(notices()).toEqual([]);
    expect(place()).toBe('/billing?success=true&ref=mail');
    await pass(1);
    expect([sent(calls, '/me').length, sent(calls, '/subscription').length]).toEqual(
      before.map((n) => n + 1),
    );
    expect(notices().map((notice) => notice.split(':')[0])).toEqual(['Subscription Updated!']);
    expect(place()).toBe('/billing?ref=mail');
    expect(banner()).toBeNull();
    await pass(60_000);
    expect(notices()).toHaveLength(1);
  });
});

test('the billing page refetches a limited number of times when the provider is slow to report a payment', async () => {
  vi.useFakeTimers();
  const record = { body: { subscription: makeSubscription({ subscription_status: 'trialing' }) } };
  const none = { body: { subscription: null } };
  const calls = openBilling({
    me: makeMe(),
    at: '/billing?success=true',
    responses: { '/subscription': [none, none, none, record] },
  });
  await pass(5000);
  expect(screen.queryByText('Trialing')).toBeNull();
  expect(screen.getByText(/Your plan is being updated/)).toBeTruthy();
  await pass(10_000);
  expect(screen.queryByText('Trialing')).not.toBeNull();
  expect(sent(calls, '/subscription')).toHaveLength(4);
  await pass(60_000);
  expect(sent(calls, '/subscription')).toHaveLength(4);
  expect(screen.queryByText(/Your plan is being updated/)).toBeNull();
});

test.each([
  ['Start Free Trial', 'Creator'],
  ['Choose Pro', 'Pro'],
])('the billing page marks the plan that was chosen on the pricing page by %s', async (picked, plan) => {
  serveApi({
    '/config': [{ body: makeConfig() }],
    '/me': [{ body: makeMe() }],
    '/subscription': [{ body: { subscription: null } }],
  });
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <Routes>
        <Route path="/pricing" element={<PricingPage />} />
        <Route path="/billing" element={<BillingPage />} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getAllByRole('button', { name: picked })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Billing & Subscription' });
  expect(card(plan).textContent).toContain('Your choice');
});
