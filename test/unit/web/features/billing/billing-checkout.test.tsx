// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentsConfig } from '#contracts/billing/billing.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeCheckout, makeConfig } from '#test/factories/billing.ts';
import { button, dialogText, openBilling, press, sent } from '#test/web-setup/billing-setup.tsx';
import { apiError } from '#test/web-setup/serve-api.ts';
import { notices, pass, place, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  signInAs();
});
afterEach(resetPages);

const priceOf = (priceId: string, trialDays = 0) => ({ body: { priceId, trialDays } });
type Responses = NonNullable<Parameters<typeof openBilling>[0]>['responses'];

const open = (responses: Responses = {}) =>
  openBilling({
    me: makeMe({ trial_used: true }),
    responses: {
      '/eligible-price': [priceOf('pri_creator')],
      '/start-checkout': [{ body: makeCheckout() }],
      ...responses,
    },
  });

const frame = () =>
  waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found) throw new Error('no frame');
    return found;
  });

describe('a checkout of our own', () => {
  test('[B-021] on the free plan, fetches the price, then opens the checkout with it', async () => {
    const calls = open();
    await press('Choose Creator');
    expect((await frame()).getAttribute('src')).toBe('/dev/payments/checkout?transaction=txn_01');
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/eligible-price',
      '/start-checkout',
    ]);
    expect(sent(calls, '/eligible-price')).toEqual([{ plan: 'creator' }]);
    expect(notices()).toEqual([]);
  });

  test.each([
    ['Choose Creator', 'creator'],
    ['Choose Pro', 'pro'],
    ['Choose Business', 'business'],
  ])('[B-021] on the free plan opens for %s', async (name, plan) => {
    const calls = open({
      '/eligible-price': [priceOf(`pri_${plan}`)],
      '/start-checkout': [{ body: makeCheckout({ items: [{ priceId: `pri_${plan}`, quantity: 1 }] }) }],
    });
    await press(name);
    await frame();
    expect(sent(calls, '/eligible-price')).toEqual([{ plan }]);
    expect(sent(calls, '/start-checkout')).toEqual([{ plan }]);
  });

  const tell = async (event: string, init: MessageEventInit = {}): Promise<void> => {
    const { contentWindow } = await frame();
    const data = { source: 'sweetspot-checkout', event };
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: window.location.origin, source: contentWindow, ...init }),
      );
    });
  };

  test('leads to the success page once it is paid', async () => {
    open();
    await press('Choose Creator');
    await tell('completed');
    await waitFor(() => expect(place()).toBe('/billing?success=true'));
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('Payment successful.')).toBeTruthy();
  });

  test('closes when the user leaves it, by its own button or by ours', async () => {
    open();
    await press('Choose Creator');
    await tell('closed');
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
    expect(place()).toBe('/billing');
    await press('Choose Creator');
    await frame();
    await press('Close');
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  });

  test('accepts messages only from its own frame and site', async () => {
    open();
    await press('Choose Creator');
    await tell('completed', { origin: 'https://evil.example' });
    await tell('completed', { source: window });
    await tell('else');
    expect(place()).toBe('/billing');
    expect(dialogText()).toContain('Checkout');
  });

  test('is not opened for another price than the requested one', async () => {
    open({ '/eligible-price': [priceOf('pri_creator_trial', 7)] });
    await press('Choose Creator');
    await waitFor(() =>
      expect(notices()).toEqual(['Error: Failed to process plan change. Please try again.']),
    );
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('[B-224] shows an error when it cannot start', async () => {
    open({ '/start-checkout': [apiError(500, 'internal_error', 'down')] });
    await press('Choose Creator');
    await waitFor(() =>
      expect(notices()).toEqual(['Error: Failed to process plan change. Please try again.']),
    );
    expect(button('Choose Creator').disabled).toBe(false);
  });
});

describe('a checkout at Paddle', () => {
  const paddle = (changes: Partial<PaymentsConfig> = {}) => [
    {
      body: makeConfig({
        payments: { provider: 'paddle', environment: 'production', clientToken: 'live_token', ...changes },
      }),
    },
  ];
  const opened = vi.fn();
  const started = vi.fn();
  const environment = vi.fn();
  beforeEach(() => {
    for (const call of [opened, started, environment]) call.mockReset();
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PaddleBillingV1');
    for (const script of document.head.querySelectorAll('script')) script.remove();
  });
  const checkout = [{ body: makeCheckout({ checkoutUrl: null }) }];

  const script = () => document.head.querySelector('script');
  /** Answers as the browser does for the script at Paddle's address. */
  const answerScript = async (event: 'load' | 'error'): Promise<void> => {
    const asked = await waitFor(() => {
      const found = script();
      if (!found) throw new Error('no script');
      return found;
    });
    expect(asked.src).toBe('https://cdn.paddle.com/paddle/v2/paddle.js');
    if (event === 'load') {
      const client = { Environment: { set: environment }, Initialize: started, Checkout: { open: opened } };
      Object.assign(window, { PaddleBillingV1: client });
    }
    act(() => {
      asked.dispatchEvent(new Event(event));
    });
  };
  const unavailable =
    'Service Unavailable: Payment service is currently unavailable. Please try again later.';

  // The client stays as long as the page, so the tests in which it fails come before the one that loads it.
  test('[B-223] shows an error when the stage has no token for it', async () => {
    open({ '/config': paddle({ clientToken: null }) });
    await press('Choose Creator');
    await waitFor(() => expect(notices()).toEqual([unavailable]));
    expect(script()).toBeNull();
  });

  test('[B-223] shows an error when the script does not load', async () => {
    vi.useFakeTimers();
    const calls = open({ '/config': paddle(), '/start-checkout': checkout });
    await pass(0);
    fireEvent.click(button('Choose Creator'));
    await pass(14_999);
    expect(notices()).toEqual([]);
    await pass(1);
    expect(notices()).toEqual([unavailable]);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('[B-062][B-073][B-074][B-223] shows an error when its client does not load; the next choice opens it', async () => {
    const calls = open({ '/config': paddle(), '/start-checkout': checkout });
    await waitFor(() => button('Choose Creator'));
    expect(script()).toBeNull();
    await press('Choose Creator');
    await answerScript('error');
    await waitFor(() => expect(notices()).toEqual([unavailable]));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

    await waitFor(() => expect(button('Choose Creator').getAttribute('aria-disabled')).toBeNull());
    await press('Choose Creator');
    await answerScript('load');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(environment).toHaveBeenCalledWith('production');
    expect(started).toHaveBeenCalledExactlyOnceWith({
      token: 'live_token',
      checkout: { settings: { displayMode: 'overlay', locale: 'en' } },
    });
    expect(opened).toHaveBeenCalledWith({
      transactionId: 'txn_01',
      customer: { email: 'mara@example.com' },
      settings: {
        displayMode: 'overlay',
        locale: 'en',
        allowLogout: false,
        successUrl: `${window.location.origin}/billing?success=true`,
      },
    });
  });

  test('[B-073] leaves out the email address if it is unknown', async () => {
    open({
      '/config': paddle(),
      '/start-checkout': [{ body: makeCheckout({ checkoutUrl: null, customerEmail: null }) }],
    });
    await press('Choose Creator');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened.mock.calls[0]?.[0]).not.toHaveProperty('customer');
  });
});

describe('the promo code', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Code');
  const type = (value: string): void => {
    fireEvent.change(field(), { target: { value } });
  };
  const applied = () => JSON.parse(sessionStorage.getItem('sweetspot.promo-code') ?? 'null');

  test('[B-053] is converted to upper case, typed or pasted', () => {
    open();
    type('save20');
    expect(field().value).toBe('SAVE20');
    type(' Autumn-sale ');
    expect(field().value).toBe('AUTUMNSALE');
  });

  test('[B-054][B-055] has a button whose label names its action, enabled when there is something to do', async () => {
    open();
    expect(button('Remove Code').disabled).toBe(true);
    type('SAVE20');
    expect(button('Apply Code').disabled).toBe(false);
    await press('Apply Code');
    expect(button('Apply Code').disabled).toBe(true);
    type('SAVE2');
    expect(button('Apply Code').disabled).toBe(false);
    type('');
    expect(button('Remove Code').disabled).toBe(false);
  });

  test('[B-056] is stored for this tab when it is applied, and survives a reload', async () => {
    open();
    type('SAVE20');
    expect(applied()).toBeNull();
    await press('Apply Code');
    expect(applied()).toBe('SAVE20');
    expect(localStorage.getItem('sweetspot.promo-code')).toBeNull();
    resetPages();
    signInAs();
    open();
    expect(field().value).toBe('SAVE20');
    expect(button('Apply Code').disabled).toBe(true);
  });

  test('[B-057] is deleted when it is removed', async () => {
    open();
    type('SAVE20');
    await press('Apply Code');
    type('');
    await press('Remove Code');
    expect(applied()).toBeNull();
    expect(button('Remove Code').disabled).toBe(true);
  });

  test('[B-058] is sent with a checkout once it is applied', async () => {
    const calls = open();
    type('SAVE20');
    await press('Apply Code');
    await press('Choose Creator');
    await frame();
    expect(sent(calls, '/start-checkout')).toEqual([{ plan: 'creator', discountCode: 'SAVE20' }]);
  });

  test('[B-060] is never sent before it is applied, or after it is removed', async () => {
    const calls = open();
    type('SAVE20');
    await press('Choose Creator');
    await frame();
    await press('Close');
    await press('Apply Code');
    type('');
    await press('Remove Code');
    await press('Choose Creator');
    await frame();
    expect(sent(calls, '/start-checkout')).toEqual([{ plan: 'creator' }, { plan: 'creator' }]);
  });

  test('shows at its field why it was refused, and keeps the typed text', async () => {
    const words = 'This promo code is not valid for this plan.';
    open({ '/start-checkout': [apiError(400, 'discount_not_valid', words)] });
    type('OLD');
    await press('Apply Code');
    await press('Choose Creator');
    await screen.findByText(words);
    expect(field().value).toBe('OLD');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});
