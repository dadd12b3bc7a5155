import type { SQSClientConfig } from '@aws-sdk/client-sqs';
import { paymentEventAttempts } from '#contracts/billing/payment-events.ts';
import { deliveryReceives } from '#contracts/webhooks/delivery.ts';
import type { DataDir } from '#lib/local/storage/data-dir.ts';
import { openMessageQueue } from './message-queue.ts';
import { createSqsServer, type ServedQueue } from './sqs-server.ts';

/** In the cloud, it is six times the function's timeout. Here a tester is waiting. */
const paymentVisibilityMs = 10_000;
/** Longer than a delivery attempt can take. */
const webhookVisibilityMs = 30_000;
const basePath = '/local/sqs';

export type LocalQueues = {
  readonly payments: ServedQueue;
  readonly webhooks: ServedQueue;
  readonly handlers: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  readonly sqs: SQSClientConfig;
};

/** This machine's queues. The product's own SQS client reaches them over HTTP. */
export const openQueues = (url: string, data: Pick<DataDir, 'at'>): LocalQueues => {
  const open = (name: string, attempts: number, visibilityMs: number): ServedQueue => ({
    queue: openMessageQueue({ name, dir: data.at('sqs'), attempts, visibilityMs }),
    url: `${url}${basePath}/${name}`,
    deadLetterArn: `arn:aws:sqs:us-east-1:000000000000:${name}-dead-letters`,
  });
  const payments = open('payment-events', paymentEventAttempts, paymentVisibilityMs);
  const webhooks = open('webhook-deliveries', deliveryReceives, webhookVisibilityMs);
  return {
    payments,
    webhooks,
    handlers: { [basePath]: createSqsServer([payments, webhooks]) },
    sqs: {
      endpoint: `${url}${basePath}`,
      region: 'us-east-1',
      useQueueUrlAsEndpoint: false,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    },
  };
};
