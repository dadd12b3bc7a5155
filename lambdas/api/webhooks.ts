import { createRoute } from '@hono/zod-openapi';
import { webhookResponse } from '#contracts/billing/billing.ts';
import { headers } from '#contracts/platform/headers.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer } from '#runtime/api-route.ts';
import { receivePaymentEvent } from '#usecases/billing/events/receive-payment-event.ts';

const paddle = createRoute({
  ...addressOf('paddleWebhook'),
  responses: jsonAnswer(webhookResponse, 'The notification has been taken'),
});

/** Notifications of the payment provider. The body is read as it came: its signature is over these bytes. */
export const registerWebhooks = (app: ApiApp): ApiApp => {
  app.openapi(paddle, async (context) => {
    const { deps } = context.var;
    const body = await context.req.text();
    const signature = context.req.header(headers.paymentSignature) ?? null;
    const answer = await receivePaymentEvent(deps, { body, signature });
    return context.json(webhookResponse.parse(answer), 200);
  });
  return app;
};

export const handler = apiHandler(registerWebhooks);
