import type { Hono } from 'hono';
import * as z from 'zod';
import { transactionWire } from '#lib/local/payments/record-wire.ts';
import { addCheckout } from '#lib/local/payments/subscribe.ts';
import type { PaddleApiOptions } from './api-options.ts';
import { listOf, one, oneItem, readBody } from './api-responses.ts';
import { inOrder, sendPage } from './list-page.ts';

const createBody = z.object({
  items: oneItem,
  custom_data: z.unknown(),
  discount_id: z.string().nullish(),
  customer_id: z.string().nullish(),
});
// https://developer.paddle.com/api-reference/transactions/list-transactions
const bounds = { usual: 30, longest: 30 };

/** Routes to start checkouts and list transactions. */
export const registerTransactions = (
  app: Hono,
  { records, checkoutUrl }: Pick<PaddleApiOptions, 'records' | 'checkoutUrl'>,
): void => {
  app.post('/transactions', async (c) => {
    const body = await readBody(c, createBody);
    const transaction = addCheckout(records, {
      priceId: body.items[0]?.price_id ?? '',
      customData: body.custom_data ?? null,
      discountId: body.discount_id ?? null,
      customerId: body.customer_id ?? null,
    });
    return c.json(one(transactionWire(transaction, checkoutUrl(transaction.id))), 201);
  });
  app.get('/transactions', (c) => {
    const [ids, statuses, origins] = ['subscription_id', 'status', 'origin'].map((name) => listOf(c, name));
    const since = c.req.query('updated_at[GTE]');
    const found = inOrder(c, records.value.transactions).filter(
      (each) =>
        (!since || each.updatedAt >= since) &&
        (!ids || ids.includes(each.subscriptionId ?? '')) &&
        (!statuses || statuses.includes(each.status)) &&
        (!origins || origins.includes(each.origin)),
    );
    return sendPage(c, found, (each) => transactionWire(each, null), bounds);
  });
};
