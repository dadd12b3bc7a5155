import { createRoute } from '@hono/zod-openapi';
import {
  activateTrialRequest,
  cancelSubscriptionRequest,
  changedResponse,
  changePlanRequest,
  changePlanResponse,
  eligiblePriceRequest,
  eligiblePriceResponse,
  emptyRequest,
  portalSessionResponse,
  rollbackResponse,
  startCheckoutRequest,
  startCheckoutResponse,
  subscriptionResponse,
} from '#contracts/billing/billing.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer, jsonBody } from '#runtime/api-route.ts';
import { getOrCreateUser } from '#usecases/accounts/get-or-create-user.ts';
import { activateTrial } from '#usecases/billing/activate-trial.ts';
import { cancelSubscription } from '#usecases/billing/cancel-subscription.ts';
import { findEligiblePrice } from '#usecases/billing/find-eligible-price.ts';
import { getSubscription } from '#usecases/billing/get-subscription.ts';
import { openPortal } from '#usecases/billing/open-portal.ts';
import { rollbackPlanChange } from '#usecases/billing/plan-change/cancel-scheduled-change.ts';
import { changePlan } from '#usecases/billing/plan-change/change-plan.ts';
import { startCheckout } from '#usecases/billing/start-checkout.ts';

const subscription = createRoute({
  ...addressOf('getSubscription'),
  responses: jsonAnswer(subscriptionResponse, "The caller's newest subscription"),
});
const price = createRoute({
  ...addressOf('eligiblePrice'),
  request: jsonBody(eligiblePriceRequest),
  responses: jsonAnswer(eligiblePriceResponse, 'The price at which the caller may have the plan'),
});
const checkout = createRoute({
  ...addressOf('startCheckout'),
  request: jsonBody(startCheckoutRequest),
  responses: jsonAnswer(startCheckoutResponse, 'A checkout that counts for the caller'),
});
const change = createRoute({
  ...addressOf('changePlan'),
  request: jsonBody(changePlanRequest),
  responses: jsonAnswer(changePlanResponse, 'What the change would cost, or the subscription after it'),
});
const activate = createRoute({
  ...addressOf('activateTrial'),
  request: jsonBody(activateTrialRequest),
  responses: jsonAnswer(changePlanResponse, 'What the plan would cost now, or the subscription after it'),
});
const rollback = createRoute({
  ...addressOf('rollbackPlanChange'),
  request: jsonBody(emptyRequest),
  responses: jsonAnswer(rollbackResponse, 'Whether a change was taken back, and the subscription'),
});
const cancel = createRoute({
  ...addressOf('cancelSubscription'),
  request: jsonBody(cancelSubscriptionRequest),
  responses: jsonAnswer(changedResponse, 'The subscription, which ends with its period'),
});
const portal = createRoute({
  ...addressOf('portalSession'),
  request: jsonBody(emptyRequest),
  responses: jsonAnswer(portalSessionResponse, 'A new address of the customer portal'),
});

/** What the caller has and what it costs: reads, and the start of a checkout. */
const registerOffers = (app: ApiApp): ApiApp => {
  app.openapi(subscription, async (context) => {
    const { deps, caller } = context.var;
    return context.json(subscriptionResponse.parse(await getSubscription(deps, { caller })), 200);
  });
  app.openapi(price, async (context) => {
    const { deps, caller, identity } = context.var;
    if (identity) await getOrCreateUser(deps, identity);
    const { plan } = context.req.valid('json');
    return context.json(eligiblePriceResponse.parse(await findEligiblePrice(deps, { caller, plan })), 200);
  });
  app.openapi(checkout, async (context) => {
    const { deps, caller, identity } = context.var;
    if (identity) await getOrCreateUser(deps, identity);
    const { plan, discountCode } = context.req.valid('json');
    const answer = await startCheckout(deps, { caller, plan, discountCode });
    return context.json(startCheckoutResponse.parse(answer), 200);
  });
  app.openapi(portal, async (context) => {
    const { deps, caller } = context.var;
    return context.json(portalSessionResponse.parse(await openPortal(deps, { caller })), 200);
  });
  return app;
};

/** The caller's subscription: what it costs, and changing it. */
export const registerBilling = (app: ApiApp): ApiApp => {
  registerOffers(app);
  app.openapi(change, async (context) => {
    const { deps, caller } = context.var;
    const answer = await changePlan(deps, { caller, request: context.req.valid('json') });
    return context.json(changePlanResponse.parse(answer), 200);
  });
  app.openapi(activate, async (context) => {
    const { deps, caller } = context.var;
    const answer = await activateTrial(deps, { caller, ...context.req.valid('json') });
    return context.json(changePlanResponse.parse(answer), 200);
  });
  app.openapi(rollback, async (context) => {
    const { deps, caller } = context.var;
    return context.json(rollbackResponse.parse(await rollbackPlanChange(deps, { caller })), 200);
  });
  app.openapi(cancel, async (context) => {
    const { deps, caller } = context.var;
    const { subscriptionId } = context.req.valid('json');
    const answer = await cancelSubscription(deps, { caller, subscriptionId });
    return context.json(changedResponse.parse(answer), 200);
  });
  return app;
};

export const handler = apiHandler(registerBilling);
