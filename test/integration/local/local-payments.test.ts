import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configResponse } from '#contracts/accounts/me.ts';
import {
  type StartCheckoutResponse,
  startCheckoutResponse,
  subscriptionResponse,
} from '#contracts/billing/billing.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { createLocalAccount, type LocalAccount } from '#test/factories/local-account.ts';
import { visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';

let dataDir: string;
let stack: LocalStack;
let account: LocalAccount;

const start = async (port = 0) => {
  stack = await startLocalStack({ port, dataDir });
};
beforeEach(async () => {
  dataDir = tempDir();
  await start();
  account = await createLocalAccount(stack.url, { email: 'ada@example.com', password: 'Secret-1!' });
});
afterEach(() => stack.stop());

const ask = (path: string, body?: unknown) =>
  visitorOf(stack.url, '203.0.113.1').ask(`/api${path}`, {
    headers: { authorization: `Bearer ${account.idToken}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
const subscription = async () => subscriptionResponse.parse((await ask('/subscription')).body).subscription;
const checkout = async (plan: string): Promise<StartCheckoutResponse> => {
  await ask('/me');
  return startCheckoutResponse.parse((await ask('/start-checkout', { plan })).body);
};
const pay = ({ transactionId, checkoutUrl }: StartCheckoutResponse, origin = stack.url) =>
  fetch(checkoutUrl?.split('?')[0] ?? '', {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ transaction: transactionId, email: '', card: 'works' }),
  });
const moveTo = (now: Date) =>
  visitorOf(stack.url, '203.0.113.1').post('/dev/clock', { now: now.toISOString() });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('simulated payments', () => {
  it('accept a checkout in a frame of the site, and the clock moves its trial to its end, even across a restart', async () => {
    const config = configResponse.parse((await ask('/config')).body);
    expect(config.payments).toEqual({ provider: 'simulated', environment: 'sandbox', clientToken: null });
    const begun = await checkout('trial');
    const page = await fetch(begun.checkoutUrl ?? '');
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await page.text()).toContain('ada@example.com');
    expect((await pay(begun, 'https://elsewhere.example')).status).toBe(403);
    expect((await pay(begun)).status).toBe(200);
    // The payment is already known: the notifications are delivered before the page answers.
    expect(await subscription()).toMatchObject({ subscription_status: 'trialing', plan: 'creator' });
    const port = Number(new URL(stack.url).port);
    await stack.stop();
    await start(port);
    await moveTo(inDays(7.1));
    expect(await subscription()).toMatchObject({ subscription_status: 'active', plan: 'creator' });
    expect((await ask('/me')).body).toMatchObject({ credits: 40, subscription_plan: 'creator' });
  });

  it('open a portal that cancels and resumes, under an address that nobody can guess', async () => {
    await pay(await checkout('pro'));
    const { url } = (await ask('/portal-session', {})).body as { url: string };
    const session = new URL(url).searchParams.get('session') ?? '';
    expect(await (await fetch(url)).text()).toContain('Pro plan');
    expect((await fetch(`${url}x`)).status).toBe(404);
    const id = (await subscription())?.subscription_id ?? '';
    for (const [what, action] of [
      ['cancel', 'cancel'],
      ['keep', undefined],
    ] as const) {
      const body = new URLSearchParams({ session, do: what, id });
      expect((await fetch(url.split('?')[0] ?? '', { method: 'POST', body })).status).toBe(200);
      expect((await subscription())?.scheduled_change?.action).toBe(action);
    }
    const [, transaction = ''] =
      /name="do" value="refund">\s*<input type="hidden" name="id" value="([^"]+)"/.exec(
        await (await fetch(url)).text(),
      ) ?? [];
    const send = async (what: string): Promise<string[]> => {
      const body = new URLSearchParams({ session, do: what, id: transaction });
      const shown = await (await fetch(url.split('?')[0] ?? '', { method: 'POST', body })).text();
      return (
        shown.match(
          /(?<=<small>|class="plain">)(?:refunded|charged back|completed|Refund|Chargeback|Reverse chargeback)(?=<)/g,
        ) ?? []
      );
    };
    // A payment shows what happened to it, and only the buttons that it accepts.
    expect(await send('chargeback')).toEqual(['charged back', 'Reverse chargeback']);
    expect(await send('chargeback_reverse')).toEqual(['completed', 'Refund', 'Chargeback']);
    expect(await send('refund')).toEqual(['refunded']);
    // At any other address, the provider accepts nobody without its key.
    expect((await fetch(`${stack.url}/local/paddle/subscriptions/${id}`)).status).toBe(403);
  });
});
