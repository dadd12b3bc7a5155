import type { SQSClientConfig } from '@aws-sdk/client-sqs';
import { paymentEventAttempts } from '#contracts/billing/payment-events.ts';
import type { DataDir } from '#lib/local/storage/data-dir.ts';
import { type MessageQueue, openMessageQueue } from './message-queue.ts';
import { createSqsServer } from './sqs-server.ts';

/** In the cloud it is six times the function's time-out. Here a tester is waiting. */
const visibilityMs = 10_000;
const basePath = '/local/sqs';
const deadLetterArn = 'arn:aws:sqs:us-east-1:000000000000:payment-events-dead-letters';

export type PaymentEventQueue = {
  readonly queue: MessageQueue;
  readonly handlers: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  readonly url: string;
  readonly deadLetterArn: string;
  readonly sqs: SQSClientConfig;
};

/** This machine's queue of payment events. The product's own SQS client reaches it over HTTP. */
export const openPaymentEventQueue = (url: string, data: Pick<DataDir, 'at'>): PaymentEventQueue => {
  const queue = openMessageQueue({ dir: data.at('sqs'), attempts: paymentEventAttempts, visibilityMs });
  const queueUrl = `${url}${basePath}/payment-events`;
  return {
    queue,
    handlers: { [basePath]: createSqsServer({ queue, url: queueUrl, deadLetterArn }) },
    url: queueUrl,
    deadLetterArn,
    sqs: {
      endpoint: `${url}${basePath}`,
      region: 'us-east-1',
      useQueueUrlAsEndpoint: false,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    },
  };
};
