import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { WebhookQueue } from '#ports';

/** Deliveries on SQS. The function `webhook-deliveries` consumes them. */
export const createSqsWebhookQueue = (client: SQSClient, url: string): WebhookQueue => ({
  put: async (delivery, delayMs = 0) => {
    const command = new SendMessageCommand({
      QueueUrl: url,
      MessageBody: JSON.stringify(delivery),
      ...(delayMs > 0 && { DelaySeconds: Math.ceil(delayMs / 1000) }),
    });
    await client.send(command);
  },
});
