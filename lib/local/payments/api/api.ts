import { Hono } from 'hono';
import { discounts, findPrice } from '#lib/local/payments/catalog.ts';
import { errorWire, PaddleApiError } from '#lib/local/payments/paddle-api-error.ts';
import type { PaymentRecords } from '#lib/local/payments/payment-records.ts';
import { discountWire, priceWire } from '#lib/local/payments/wire.ts';
import { registerAdjustments } from './api-adjustments.ts';
import type { PaddleApiOptions } from './api-options.ts';
import { listOf, one, page } from './api-responses.ts';
import { registerSubscriptions } from './api-subscriptions.ts';
import { registerTransactions } from './api-transactions.ts';

const timesUsed = (records: PaymentRecords, discountId: string): number =>
  records.value.transactions.filter((each) => each.discountId === discountId && each.status === 'completed')
    .length;

/** Routes for prices and discounts. */
const registerCatalog = (app: Hono, records: PaymentRecords): void => {
  app.get('/discounts', (c) => {
    const codes = listOf(c, 'code');
    const found = discounts.filter(({ code }) => !codes || codes.includes(code));
    return c.json(
      page(
        c,
        found.map((each) => discountWire(each, each.usedBefore + timesUsed(records, each.id))),
      ),
    );
  });
  app.get('/prices/:id', (c) => {
    const price = findPrice(c.req.param('id'));
    if (!price) throw new PaddleApiError('entity_not_found', 'This price does not exist.', 404);
    return c.json(one(priceWire(price)));
  });
};

/** The parts of Paddle's API that the product calls, on the simulated provider's records. */
export const createPaddleApi = (options: PaddleApiOptions): Hono => {
  const { records, now } = options;
  const app = new Hono().basePath(options.basePath);
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `bearer ${options.apiKey}`)
      throw new PaddleApiError('forbidden', 'The API key is not valid.', 403);
    await next();
    if (c.req.method !== 'GET') options.onChange();
  });
  registerTransactions(app, options);
  registerSubscriptions(app, options);
  registerAdjustments(app, options);
  registerCatalog(app, records);
  app.post('/notifications/:id/replay', (c) =>
    c.json(one({ notification_id: records.replay(c.req.param('id')) })),
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
  app.all('*', () => {
    throw new PaddleApiError('not_found', 'There is nothing at this address.', 404);
  });
  app.onError((error, c) => {
    if (!(error instanceof PaddleApiError)) throw error;
    // A declined payment also sends a webhook.
    options.onChange();
    return c.json(errorWire(error), error.status);
  });
  return app;
};
