import { createHmac, randomUUID } from 'node:crypto';
import type { MeResponse } from '#contracts/accounts/me.ts';
import { startCheckoutResponse } from '#contracts/billing/billing.ts';
import { headers } from '#contracts/platform/headers.ts';
import { fixedKey } from '#runtime/settings/stage-keys.ts';
import { proveCheckout } from '#usecases/billing/events/checkout-proof.ts';
import type { Answer, Caller } from './caller.ts';
import type { DeployedTarget } from './target.ts';

/** An id in Paddle's format: 26 letters and digits after the kind. */
const idOf = (kind: string): string => `${kind}_01${randomUUID().replaceAll('-', '').slice(0, 24)}`;

/** The local stack's simulated provider takes the payment on its page and notifies the stack itself. */
const payOnPage = async (ada: Caller): Promise<void> => {
  const checkout = await ada.read('startCheckout', startCheckoutResponse, { body: { plan: 'pro' } });
  const page = new URL(checkout.checkoutUrl ?? '');
  const form = new URLSearchParams({ transaction: checkout.transactionId, email: '', card: 'works' });
  const paid = await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form });
  if (!paid.ok) throw new Error(`The payment page answered ${paid.status}: ${await paid.text()}`);
};

const nextMonth = (from: Date): string => new Date(from.getTime() + 30 * 86_400_000).toISOString();

/**
 * Paddle's notifications about a new subscription to Pro and its first payment, which began with the user's own
 * checkout.
 */
const notifications = async (key: string, userId: string): Promise<object[]> => {
  const now = new Date();
  const at = now.toISOString();
  const period = { starts_at: at, ends_at: nextMonth(now) };
  const subscriptionId = idOf('sub');
  const price = { id: 'pri_pro' };
  const claim = { user_id: userId, plan: 'pro' as const, ts: now.getTime() };
  const custom_data = await proveCheckout(fixedKey(key), claim, price.id);
  const envelope = (event_type: string, data: object) => ({
    event_id: idOf('evt'),
    event_type,
    occurred_at: at,
    data,
  });
  return [
    envelope('subscription.created', {
      id: subscriptionId,
      customer_id: idOf('ctm'),
      status: 'active',
      created_at: at,
      next_billed_at: period.ends_at,
      current_billing_period: period,
      items: [{ price }],
      custom_data,
    }),
    envelope('transaction.completed', {
      id: idOf('txn'),
      subscription_id: subscriptionId,
      origin: 'web',
      billing_period: period,
      items: [{ price }],
      details: { totals: { grand_total: '4900' } },
    }),
  ];
};

const notify = (visitor: Caller, secret: string, body: object): Promise<Answer> => {
  const ts = Math.floor(Date.now() / 1000);
  const h1 = createHmac('sha256', secret)
    .update(`${ts}:${JSON.stringify(body)}`)
    .digest('hex');
  return visitor.call('paddleWebhook', {
    body,
    headers: { [headers.paymentSignature]: `ts=${ts};h1=${h1}` },
  });
};

/** Sends each notification twice, as Paddle may. It counts once. */
const notifyTwice = async (visitor: Caller, webhookSecret: string, bodies: object[]): Promise<void> => {
  for (const body of [...bodies, ...bodies]) {
    const { status, text } = await notify(visitor, webhookSecret, body);
    if (status !== 200) throw new Error(`The webhook answered ${status}: ${text}`);
  }
};

/** A signed notification of a kind that changes nothing here. */
export const notifyOfNothing = (visitor: Caller, secret: string): Promise<Answer> =>
  notify(visitor, secret, {
    event_id: idOf('evt'),
    event_type: 'address.created',
    occurred_at: new Date().toISOString(),
    data: { id: idOf('add') },
  });

/** Buys Pro for a user. Nothing is bought in an AWS account, where payments are real. */
export const buyPro = async (
  { kind, payments }: DeployedTarget,
  { ada, visitor, me }: { ada: Caller; visitor: Caller; me: MeResponse },
): Promise<void> => {
  if (kind === 'local') await payOnPage(ada);
  else if (payments !== null)
    await notifyTwice(visitor, payments.webhookSecret, await notifications(payments.checkoutKey, me.id));
};
