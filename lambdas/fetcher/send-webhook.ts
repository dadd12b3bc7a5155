import { createWebhookSender } from '#providers/webhooks/create-webhook-sender.ts';
import { answerSendCall } from '#providers/webhooks/send-call.ts';

const sender = createWebhookSender();

/**
 * The function that posts events to the addresses of webhooks. Like the page fetcher it runs apart from everything
 * else: its role may only write its logs, and it gets signatures but no secret that makes them.
 */
export const handler = (call: unknown): Promise<unknown> => answerSendCall(sender, call);
