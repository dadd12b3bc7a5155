import { webhooksSchemas } from '#contracts/api/webhooks.ts';
import { headers } from '#contracts/platform/headers.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { receivePaymentEvent } from '#usecases/billing/events/receive-payment-event.ts';

/** Notifications of the payment provider. The body is read as text because the signature covers its exact bytes. */
export const registerWebhooks = apiResource(webhooksSchemas, {
  paddleWebhook: async ({ deps, context }) => {
    const body = await context.req.text();
    const signature = context.req.header(headers.paymentSignature) ?? null;
    return receivePaymentEvent(deps, { body, signature });
  },
});

export const handler = apiHandler(registerWebhooks);
