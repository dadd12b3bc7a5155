import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { paths } from '#contracts/platform/routes.ts';
import { cardNames } from '#lib/local/payments/catalog.ts';
import { cancelSubscription, keepSubscription } from '#lib/local/payments/change.ts';
import { PaddleApiError } from '#lib/local/payments/paddle-api-error.ts';
import type { PaymentRecords } from '#lib/local/payments/payment-records.ts';
import { giveBack, replaceCard } from '#lib/local/payments/renew.ts';
import { completeCheckout } from '#lib/local/payments/subscribe.ts';
import { checkoutPage, noCheckoutPage, paidPage } from './checkout-page.ts';
import { pagePolicy } from './page-layout.ts';
import { noPortalPage, portalPage } from './portal-page.ts';

export type PagesOptions = {
  basePath: string;
  records: PaymentRecords;
  now(): Date;
  /** The customer of a portal session; undefined if it has expired. */
  customerOf(session: string): string | undefined;
  /** Resolves once all webhooks are delivered or given up. */
  flush(): Promise<void>;
};

export const pagePaths = { checkout: '/checkout', portal: '/portal' } as const;

const payForm = z.object({ transaction: z.string(), email: z.string(), card: z.enum(cardNames) });
const portalForm = z.object({
  session: z.string(),
  do: z.enum(['cancel', 'keep', 'card', 'refund', 'chargeback', 'chargeback_reverse']),
  id: z.string(),
  card: z.enum(cardNames).optional(),
});
type PortalForm = z.infer<typeof portalForm>;

const doneTexts: Record<PortalForm['do'], string> = {
  cancel: 'The subscription ends with its period.',
  keep: 'The subscription continues.',
  card: 'The payment method was updated.',
  refund: 'The payment was refunded.',
  chargeback: 'The bank took the payment back.',
  chargeback_reverse: 'The bank gave the payment back to the seller.',
};

const open = (c: Context): string => {
  const nonce = randomBytes(16).toString('base64');
  c.header('content-security-policy', pagePolicy(nonce));
  c.header('x-frame-options', 'SAMEORIGIN');
  c.header('cache-control', 'no-store');
  return nonce;
};

/** Any web page could post here from a browser on this machine. Only our own pages may. */
const requireOwnOrigin = (c: Context): void => {
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== `http://${c.req.header('host')}`)
    throw new PaddleApiError('forbidden', `Pages of ${origin} may not post here.`, 403);
};

const act = (records: PaymentRecords, { do: what, id, card }: PortalForm): void => {
  if (what === 'cancel') cancelSubscription(records, id);
  else if (what === 'keep') keepSubscription(records, id);
  else if (what === 'card') replaceCard(records, id, card ?? 'works');
  else giveBack(records, id, what);
};

/** The simulated provider's own pages: the checkout and the customer portal. */
export const createPaymentPages = ({ basePath, records, now, customerOf, flush }: PagesOptions): Hono => {
  const app = new Hono().basePath(basePath);
  const [checkoutAction, portalAction] = [
    `${basePath}${pagePaths.checkout}`,
    `${basePath}${pagePaths.portal}`,
  ];
  const unpaid = (id: string) =>
    records.value.transactions.find((each) => each.id === id && each.status === 'ready');

  app.get(pagePaths.checkout, (c) => {
    const nonce = open(c);
    const transaction = unpaid(c.req.query('transaction') ?? '');
    const email = c.req.query('customer_email') ?? '';
    return transaction
      ? c.html(checkoutPage({ transaction, email, action: checkoutAction, nonce }))
      : c.html(noCheckoutPage('This checkout has ended. Start a new one from the billing page.'), 404);
  });
  app.post(pagePaths.checkout, async (c) => {
    requireOwnOrigin(c);
    const nonce = open(c);
    const { transaction: id, email, card } = payForm.parse(await c.req.parseBody());
    const transaction = unpaid(id);
    if (!transaction) return c.html(noCheckoutPage('This checkout has already ended.'), 409);
    try {
      completeCheckout(records, { transactionId: id, card, at: now() });
    } catch (error) {
      if (!(error instanceof PaddleApiError)) throw error;
      const failed = { card, message: error.message };
      return c.html(checkoutPage({ transaction, email, action: checkoutAction, nonce, failed }), 402);
    }
    await flush();
    return c.html(paidPage({ successPath: `${paths.billing}?success=true`, nonce }));
  });

  const showPortal = (c: Context, session: string, message?: Parameters<typeof portalPage>[0]['message']) => {
    open(c);
    const customerId = customerOf(session);
    if (customerId === undefined) return c.html(noPortalPage(), 404);
    const isTheirs = (each: { customerId: string | null }) => each.customerId === customerId;
    return c.html(
      portalPage({
        session,
        action: portalAction,
        subscriptions: records.value.subscriptions.filter(isTheirs).toReversed(),
        transactions: records.value.transactions
          .filter((each) => isTheirs(each) && each.status !== 'ready')
          .toReversed(),
        ...(message && { message }),
      }),
      message?.kind === 'failed' ? 402 : 200,
    );
  };
  app.get(pagePaths.portal, (c) => showPortal(c, c.req.query('session') ?? ''));
  app.post(pagePaths.portal, async (c) => {
    requireOwnOrigin(c);
    const form = portalForm.parse(await c.req.parseBody());
    if (!isOf(records, form.id, customerOf(form.session))) return showPortal(c, '');
    try {
      act(records, form);
    } catch (error) {
      if (!(error instanceof PaddleApiError)) throw error;
      await flush();
      return showPortal(c, form.session, { kind: 'failed', text: error.message });
    }
    await flush();
    return showPortal(c, form.session, { kind: 'done', text: doneTexts[form.do] });
  });

  app.onError((error, c) => {
    if (error instanceof PaddleApiError) return c.text(`${error.message}\n`, error.status);
    if (error instanceof z.ZodError) return c.text(`${z.prettifyError(error)}\n`, 400);
    throw error;
  });
  return app;
};

/** True if a subscription or payment belongs to the customer. A session gives access to no one else's. */
const isOf = ({ value }: PaymentRecords, id: string, customerId: string | undefined): boolean =>
  customerId !== undefined &&
  [...value.subscriptions, ...value.transactions].some(
    (each) => each.id === id && each.customerId === customerId,
  );
