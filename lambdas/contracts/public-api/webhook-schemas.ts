import * as z from 'zod';
import type { PublicRouteSchemas } from './public-route-schemas.ts';
import type { PublicRouteName } from './routes.ts';
import {
  createWebhookRequest,
  createWebhookResponse,
  deleteWebhookResponse,
  testWebhookResponse,
  webhookList,
} from './webhooks.ts';

const webhookId = z.object({ id: z.uuid().describe('Id of the webhook.') });

/** Routes of webhooks. */
export const webhookSchemas = {
  createWebhook: {
    summary: 'Create a webhook',
    description: 'The webhook and its signing secret, which only this response contains',
    status: 201,
    body: createWebhookRequest,
    response: createWebhookResponse,
    errors: ['webhook_url_refused', 'too_many_webhooks'],
  },
  listWebhooks: {
    summary: 'List webhooks',
    description: "The account's webhooks, each with its newest deliveries",
    response: webhookList,
    errors: [],
  },
  deleteWebhook: {
    summary: 'Delete a webhook',
    description: 'The webhook was deleted and receives no more events',
    params: webhookId,
    response: deleteWebhookResponse,
    errors: ['webhook_not_found'],
  },
  testWebhook: {
    summary: 'Send a test event',
    description: 'The test event was queued',
    params: webhookId,
    response: testWebhookResponse,
    errors: ['webhook_not_found'],
  },
} satisfies Partial<Record<PublicRouteName, PublicRouteSchemas>>;
