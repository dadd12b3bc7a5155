import type { SQSClientConfig } from '@aws-sdk/client-sqs';
import type { WebhookQueue, WebhookSender } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';
import { lazyInvoker } from './page-fetcher.ts';

/** The end of a run waits for this. The sweep finds deliveries that the queue did not accept in time. */
const timeouts = { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true };

/** Only functions that queue a delivery load the SQS client. */
export const lazyWebhookQueue = (url: string | null, sqs: SQSClientConfig = {}): WebhookQueue =>
  lazyPort(async () => {
    if (url === null)
      throw new Error('The address of the webhook delivery queue is not set for this function.');
    const [{ SQSClient }, { createSqsWebhookQueue }] = await Promise.all([
      import('@aws-sdk/client-sqs'),
      import('#providers/webhooks/sqs-webhook-queue.ts'),
    ]);
    return createSqsWebhookQueue(new SQSClient({ requestHandler: timeouts, maxAttempts: 2, ...sqs }), url);
  }, ['put']);

/** The sender function by its name. Only the consumer of deliveries knows it. */
export const lazyWebhookSender = (functionName: string | null): WebhookSender =>
  lazyPort(async () => {
    const { createRemoteWebhookSender } = await import('#providers/webhooks/send-call.ts');
    return createRemoteWebhookSender(lazyInvoker(functionName, 'webhook sender'));
  }, ['rejectionOf', 'post']);
