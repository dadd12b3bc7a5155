import { webhookResponse } from '#contracts/billing/billing.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const webhooksSchemas = {
  /** The body is read as text because the signature covers its exact bytes. */
  paddleWebhook: { description: 'The notification was received', response: webhookResponse },
} satisfies FunctionSchemas<'webhooks'>;
