import type { Hono } from 'hono';
import * as z from 'zod';
import { paths } from '#contracts/platform/routes.ts';
import { cardNames } from '#lib/local/payments/catalog.ts';
import { PaddleApiError } from '#lib/local/payments/paddle-api-error.ts';
import { completeCheckout } from '#lib/local/payments/subscribe.ts';
import { checkoutPage, noCheckoutPage, paidPage } from './checkout-page.ts';
import { openPage, type PagesOptions, pagePaths, requireOwnOrigin } from './open-page.ts';

const payForm = z.object({ transaction: z.string(), email: z.string(), card: z.enum(cardNames) });

/** The page on which a visitor pays an unpaid transaction. */
export const addCheckoutRoutes = (app: Hono, { basePath, records, now, flush }: PagesOptions): void => {
  const action = `${basePath}${pagePaths.checkout}`;
  const unpaid = (id: string) =>
    records.value.transactions.find((each) => each.id === id && each.status === 'ready');

  app.get(pagePaths.checkout, (c) => {
    const nonce = openPage(c);
    const transaction = unpaid(c.req.query('transaction') ?? '');
    const email = c.req.query('customer_email') ?? '';
    return transaction
      ? c.html(checkoutPage({ transaction, email, action, nonce }))
      : c.html(noCheckoutPage('This checkout has ended. Start a new one from the billing page.'), 404);
  });
  app.post(pagePaths.checkout, async (c) => {
    requireOwnOrigin(c);
    const nonce = openPage(c);
    const { transaction: id, email, card } = payForm.parse(await c.req.parseBody());
    const transaction = unpaid(id);
    if (!transaction) return c.html(noCheckoutPage('This checkout has already ended.'), 409);
    try {
      completeCheckout(records, { transactionId: id, card, at: now() });
    } catch (error) {
      if (!(error instanceof PaddleApiError)) throw error;
      const failed = { card, message: error.message };
      return c.html(checkoutPage({ transaction, email, action, nonce, failed }), 402);
    }
    await flush();
    return c.html(paidPage({ successPath: `${paths.billing}?success=true`, nonce }));
  });
};
