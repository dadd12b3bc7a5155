import type { ApiDeps } from '#runtime/deps.ts';
import { applyPaymentEvents } from '#triggers/payment-events.ts';
import { deliverWebhooks } from '#triggers/webhook-deliveries.ts';
import { assembleProduct, type Product } from './assemble.ts';
import type { Foundation, OnStop } from './foundation.ts';
import { type Services, startServices } from './services.ts';
import { type Consumer, createConsumer } from './sqs/consumer.ts';
import type { LocalStackOptions } from './stack-options.ts';

type Consumers = { readonly payments: Consumer; readonly webhooks: Consumer };

const createConsumers = (
  { payments, webhooks }: Services['queues'],
  deps: Promise<ApiDeps>,
  log: Foundation['log'],
): Consumers => ({
  payments: createConsumer({
    queue: payments.queue,
    handler: async (event) => applyPaymentEvents(event, await deps),
    log,
  }),
  webhooks: createConsumer({
    queue: webhooks.queue,
    handler: async (event) => deliverWebhooks(event, await deps),
    log,
  }),
});

export type OpenProduct = { services: Services; consumers: Consumers; product: Product };

/** Starts the services, and the product that uses them. It does no work yet. */
export async function openProduct(
  { providers = {}, wrapStage = (_status, work) => work() }: LocalStackOptions,
  { url, origins, data, log, table, dev }: Foundation,
  onStop: OnStop,
): Promise<OpenProduct> {
  // The product needs the services, and some of their triggers need the product's adapters.
  const { promise: deps, resolve } = Promise.withResolvers<ApiDeps>();
  const services = await startServices({
    url,
    data,
    origins,
    log,
    clock: dev.clock,
    deps,
    sendMail: dev.mailbox.send,
    settlePayments: () => consumers.payments.drain(),
  });
  const consumers = createConsumers(services.queues, deps, log);
  const environment = { tableName: table.tableName, keys: data.keys, ...services };
  const product = await assembleProduct({
    environment,
    dynamodb: table,
    data,
    dev,
    log,
    providers,
    wrapStage,
  });
  resolve(product.deps);
  onStop(() => product.stages.close());
  onStop(() => product.machine.shutdown());
  return { services, consumers, product };
}
