import { createWebhookSender } from '#providers/webhooks/create-webhook-sender.ts';
import { handleSendCall } from '#providers/webhooks/send-call.ts';

const sender = createWebhookSender();

/**
 * The function that posts events to the addresses of webhooks. Like the page fetcher, it is isolated: its role may
 * only write its logs, and it receives signatures but not the secrets behind them.
 */
export const handler = (call: unknown): Promise<unknown> => handleSendCall(sender, call);
