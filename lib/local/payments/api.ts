import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { amountsOf, liveDiscount, monthFrom, priceNamed } from './billing-rules.ts';
import { discounts, findPrice } from './catalogue.ts';
import { activateSubscription, cancelSubscription, changeSubscription, previewChange } from './change.ts';
import { endSubscription } from './end.ts';
import type { Ledger } from './ledger.ts';
import { errorWire, Refusal } from './refusal.ts';
import { startCheckout } from './subscribe.ts';
import { detailsWire, discountWire, nextTransactionWire, priceWire, transactionWire } from './wire.ts';
import type { SimSubscription } from './world.ts';

export type PaddleApiOptions = {
  basePath: string;
  apiKey: string;
  ledger: Ledger;
  now(): Date;
  /** Address of the page that takes the payment of a transaction. */
  checkoutUrl(transactionId: string): string;
  /** A new address of the portal of a customer. */
  portalUrl(customerId: string): string;
  /** Called after whatever may have to be told. */
  onChange(): void;
};

const items = z.array(z.object({ price_id: z.string(), quantity: z.literal(1) })).length(1);
const createBody = z.object({
  items,
  custom_data: z.unknown(),
  discount_id: z.string().nullish(),
  customer_id: z.string().nullish(),
});
const changeBody = z.object({
  items,
  proration_billing_mode: z.string(),
  discount: z.object({ id: z.string() }).nullish(),
});

const cancelBody = z.object({ effective_from: z.enum(['next_billing_period', 'immediately']) });

const readBody = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const parsed = schema.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) throw new Refusal('bad_request', z.prettifyError(parsed.error));
  return parsed.data;
};

const readChange = async (c: Context) => {
  const { items: list, proration_billing_mode: mode, discount } = await readBody(c, changeBody);
  return { priceId: list[0]?.price_id ?? '', mode, discountId: discount?.id ?? null };
};

const one = (data: unknown) => ({ data, meta: { request_id: 'local' } });
const page = (c: Context, data: readonly unknown[]) => ({
  data,
  meta: {
    request_id: 'local',
    pagination: { per_page: 50, next: c.req.url, has_more: false, estimated_total: data.length },
  },
});
const listOf = (c: Context, name: string): string[] | null => c.req.query(name)?.split(',') ?? null;

/** What comes next, which the client asks for to preview the end of a trial. */
const upcoming = (subscription: SimSubscription) => {
  const { period, anchor, priceId, scheduledChange, status } = subscription;
  const amounts = amountsOf(priceNamed(priceId).cents, liveDiscount(subscription));
  const goesOn = period && !scheduledChange && status !== 'canceled';
  return {
    next_transaction: goesOn ? nextTransactionWire(amounts, monthFrom(period.end, anchor)) : null,
    recurring_transaction_details: detailsWire(amounts),
  };
};

const timesUsed = (ledger: Ledger, discountId: string): number =>
  ledger.value.transactions.filter((each) => each.discountId === discountId && each.status === 'completed')
    .length;

/** Paddle's API as far as the product calls it, on the simulated provider's books. */
export const createPaddleApi = (options: PaddleApiOptions): Hono => {
  const { ledger, now } = options;
  const app = new Hono().basePath(options.basePath);
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `bearer ${options.apiKey}`)
      throw new Refusal('forbidden', 'The API key is not valid.', 403);
    await next();
    if (c.req.method !== 'GET') options.onChange();
  });

  app.post('/transactions', async (c) => {
    const body = await readBody(c, createBody);
    const transaction = startCheckout(ledger, {
      priceId: body.items[0]?.price_id ?? '',
      customData: body.custom_data ?? null,
      discountId: body.discount_id ?? null,
      customerId: body.customer_id ?? null,
    });
    return c.json(one(transactionWire(transaction, options.checkoutUrl(transaction.id))), 201);
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

  app.get('/subscriptions/:id', (c) => {
    const subscription = ledger.subscription(c.req.param('id'));
    const more = c.req.query('include') ? upcoming(subscription) : {};
    return c.json(one({ ...ledger.toWire(subscription), ...more }));
  });
  app.patch('/subscriptions/:id/preview', async (c) =>
    c.json(one(previewChange(ledger, c.req.param('id'), await readChange(c), now()))),
  );
  app.patch('/subscriptions/:id', async (c) =>
    c.json(one(ledger.toWire(changeSubscription(ledger, c.req.param('id'), await readChange(c), now())))),
  );
  app.post('/subscriptions/:id/activate', (c) =>
    c.json(one(ledger.toWire(activateSubscription(ledger, c.req.param('id'), now())))),
  );
  app.post('/subscriptions/:id/cancel', async (c) => {
    const { effective_from: from } = await readBody(c, cancelBody);
    const id = c.req.param('id');
    const changed =
      from === 'immediately' ? endSubscription(ledger, id, now()) : cancelSubscription(ledger, id);
    return c.json(one(ledger.toWire(changed)));
  });
  app.post('/notifications/:id/replay', (c) =>
    c.json(one({ notification_id: ledger.replay(c.req.param('id')) })),
  );

  app.post('/customers/:id/portal-sessions', (c) => {
    const customerId = c.req.param('id');
    const overview = options.portalUrl(customerId);
    const urls = { general: { overview }, subscriptions: [] };
    return c.json(
      one({ id: 'cpls_local', customer_id: customerId, urls, created_at: now().toISOString() }),
      201,
    );
  });
  app.get('/discounts', (c) => {
    const codes = listOf(c, 'code');
    const found = discounts.filter(({ code }) => !codes || codes.includes(code));
    return c.json(
      page(
        c,
        found.map((each) => discountWire(each, each.usedBefore + timesUsed(ledger, each.id))),
      ),
    );
  });
  app.get('/prices/:id', (c) => {
    const price = findPrice(c.req.param('id'));
    if (!price) throw new Refusal('entity_not_found', 'There is no such price.', 404);
    return c.json(one(priceWire(price)));
  });

  app.all('*', () => {
    throw new Refusal('not_found', 'There is no such address.', 404);
  });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    // A payment that was declined is told of, too.
    options.onChange();
    return c.json(errorWire(error), error.status);
  });
  return app;
};
