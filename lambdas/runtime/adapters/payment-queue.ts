import type { SQSClientConfig } from '@aws-sdk/client-sqs';
import type { PaymentQueue } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';
import type { Config } from '#runtime/settings/environment.ts';

/** Part of the 5 s within which the payment provider wants its response. */
const timeouts = { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true };

/** Only functions that queue an event load the SQS client. */
export const lazyPaymentQueue = (
  addresses: Config['paymentQueue'],
  sqs: SQSClientConfig = {},
): PaymentQueue =>
  lazyPort(async () => {
    if (addresses === null) throw new Error('The address of the payment queue is not set for this function.');
    const [{ SQSClient }, { createSqsPaymentQueue }] = await Promise.all([
      import('@aws-sdk/client-sqs'),
      import('#providers/payment-queue/sqs.ts'),
    ]);
    return createSqsPaymentQueue(
      new SQSClient({ requestHandler: timeouts, maxAttempts: 2, ...sqs }),
      addresses,
    );
  }, ['put', 'redrive']);
