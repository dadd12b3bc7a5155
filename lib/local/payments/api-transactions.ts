import type { Hono } from 'hono';
import * as z from 'zod';
import { listOf, one, oneItem, page, readBody } from './api-answers.ts';
import type { PaddleApiOptions } from './api-options.ts';
import { transactionWire } from './record-wire.ts';
import { startCheckout } from './subscribe.ts';

const createBody = z.object({
  items: oneItem,
  custom_data: z.unknown(),
  discount_id: z.string().nullish(),
  customer_id: z.string().nullish(),
});
/** Starting checkouts, and listing what was paid. */
export const registerTransactions = (
  app: Hono,
  { ledger, checkoutUrl }: Pick<PaddleApiOptions, 'ledger' | 'checkoutUrl'>,
): void => {
  app.post('/transactions', async (c) => {
    const body = await readBody(c, createBody);
    const transaction = startCheckout(ledger, {
      priceId: body.items[0]?.price_id ?? '',
      customData: body.custom_data ?? null,
      discountId: body.discount_id ?? null,
      customerId: body.customer_id ?? null,
    });
    return c.json(one(transactionWire(transaction, checkoutUrl(transaction.id))), 201);
  });
  app.get('/transactions', (c) => {
    const [ids, statuses, origins] = ['subscription_id', 'status', 'origin'].map((name) => listOf(c, name));
    const found = ledger.value.transactions.filter(
      (each) =>
        (!ids || ids.includes(each.subscriptionId ?? '')) &&
        (!statuses || statuses.includes(each.status)) &&
        (!origins || origins.includes(each.origin)),
    );
    return c.json(
      page(
        c,
        found
          .toReversed()
          .slice(0, 30)
          .map((each) => transactionWire(each, null)),
      ),
    );
  });
};
