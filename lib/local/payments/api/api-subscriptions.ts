import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { amountsOf, liveDiscount, monthFrom, priceNamed } from '#lib/local/payments/billing-rules.ts';
import { activateSubscription, cancelSubscription, changeSubscription } from '#lib/local/payments/change.ts';
import { endSubscription } from '#lib/local/payments/end.ts';
import { previewChange } from '#lib/local/payments/preview.ts';
import { detailsWire, nextTransactionWire } from '#lib/local/payments/wire.ts';
import type { SimSubscription } from '#lib/local/payments/world.ts';
import type { PaddleApiOptions } from './api-options.ts';
import { listOf, one, oneItem, readBody } from './api-responses.ts';
import { inOrder, sendPage } from './list-page.ts';

const changeBody = z.object({
  items: oneItem,
  proration_billing_mode: z.string(),
  discount: z.object({ id: z.string() }).nullish(),
});

const cancelBody = z.object({ effective_from: z.enum(['next_billing_period', 'immediately']) });

const readChange = async (c: Context) => {
  const { items: list, proration_billing_mode: mode, discount } = await readBody(c, changeBody);
  return { priceId: list[0]?.price_id ?? '', mode, discountId: discount?.id ?? null };
};

/** The next transaction, which the client includes to preview the end of a trial. */
const upcoming = (subscription: SimSubscription) => {
  const { period, anchor, priceId, scheduledChange, status } = subscription;
  const amounts = amountsOf(priceNamed(priceId).cents, liveDiscount(subscription));
  const goesOn = period && !scheduledChange && status !== 'canceled';
  return {
    next_transaction: goesOn ? nextTransactionWire(amounts, monthFrom(period.end, anchor)) : null,
    recurring_transaction_details: detailsWire(amounts),
  };
};

// https://developer.paddle.com/api-reference/subscriptions/list-subscriptions
const bounds = { usual: 50, longest: 200 };

/** Routes to read, preview and change subscriptions. */
export const registerSubscriptions = (
  app: Hono,
  { records, now }: Pick<PaddleApiOptions, 'records' | 'now'>,
): void => {
  app.get('/subscriptions', (c) => {
    const [ids, statuses, customers] = ['id', 'status', 'customer_id'].map((name) => listOf(c, name));
    const found = inOrder(c, records.value.subscriptions).filter(
      (each) =>
        (!ids || ids.includes(each.id)) &&
        (!statuses || statuses.includes(each.status)) &&
        (!customers || customers.includes(each.customerId)),
    );
    return sendPage(c, found, records.toWire, bounds);
  });
  app.get('/subscriptions/:id', (c) => {
    const subscription = records.subscription(c.req.param('id'));
    const more = c.req.query('include') ? upcoming(subscription) : {};
    return c.json(one({ ...records.toWire(subscription), ...more }));
  });
  app.patch('/subscriptions/:id/preview', async (c) =>
    c.json(one(previewChange(records, c.req.param('id'), await readChange(c), now()))),
  );
  app.patch('/subscriptions/:id', async (c) =>
    c.json(one(records.toWire(changeSubscription(records, c.req.param('id'), await readChange(c), now())))),
  );
  app.post('/subscriptions/:id/activate', (c) =>
    c.json(one(records.toWire(activateSubscription(records, c.req.param('id'), now())))),
  );
  app.post('/subscriptions/:id/cancel', async (c) => {
    const { effective_from: from } = await readBody(c, cancelBody);
    const id = c.req.param('id');
    const changed =
      from === 'immediately' ? endSubscription(records, id, now()) : cancelSubscription(records, id);
    return c.json(one(records.toWire(changed)));
  });
};
