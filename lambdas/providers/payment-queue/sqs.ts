import { SendMessageCommand, type SQSClient, StartMessageMoveTaskCommand } from '@aws-sdk/client-sqs';
import type { QueuedPaymentEvent } from '#contracts/billing/payment-events.ts';
import type { PaymentQueue } from '#ports';

export type QueueAddresses = {
  url: string;
  /** Null for functions that only send events to the queue. */
  deadLetterArn: string | null;
};

/** Payment events on SQS. The function `payment-events` consumes them. */
export const createSqsPaymentQueue = (
  client: SQSClient,
  { url, deadLetterArn }: QueueAddresses,
): PaymentQueue => ({
  put: async (eventId) => {
    const body = JSON.stringify({ eventId } satisfies QueuedPaymentEvent);
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: body }));
  },
  redrive: async () => {
    if (deadLetterArn === null)
      throw new Error('The address of the dead-letter queue is not set for this function.');
    await client.send(new StartMessageMoveTaskCommand({ SourceArn: deadLetterArn }));
  },
});
