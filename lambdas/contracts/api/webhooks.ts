import { webhookResponse } from '#contracts/billing/billing.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const webhooksSchemas = {
  /** Its body is read as text: the signature is over these bytes. */
  paddleWebhook: { description: 'The notification was received', answer: webhookResponse },
} satisfies FunctionSchemas<'webhooks'>;
