import { billingSchemas } from '#contracts/api/billing.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { activateTrial } from '#usecases/billing/activate-trial.ts';
import { cancelSubscription } from '#usecases/billing/cancel-subscription.ts';
import { findEligiblePrice } from '#usecases/billing/find-eligible-price.ts';
import { getSubscription } from '#usecases/billing/get-subscription.ts';
import { openPortal } from '#usecases/billing/open-portal.ts';
import { changePlan } from '#usecases/billing/plan-change/change-plan.ts';
import { rollbackPlanChange } from '#usecases/billing/plan-change/rollback-plan-change.ts';
import { startCheckout } from '#usecases/billing/start-checkout.ts';

/** The caller's subscription: what it costs, buying it and changing it. */
export const registerBilling = apiResource(billingSchemas, {
  getSubscription: ({ deps, caller }) => getSubscription(deps, { caller }),
  eligiblePrice: ({ deps, caller, body }) => findEligiblePrice(deps, { caller, plan: body.plan }),
  startCheckout: ({ deps, caller, body }) =>
    startCheckout(deps, { caller, plan: body.plan, discountCode: body.discountCode }),
  portalSession: ({ deps, caller }) => openPortal(deps, { caller }),
  changePlan: ({ deps, caller, body: request }) => changePlan(deps, { caller, request }),
  activateTrial: ({ deps, caller, body }) => activateTrial(deps, { caller, ...body }),
  rollbackPlanChange: ({ deps, caller }) => rollbackPlanChange(deps, { caller }),
  cancelSubscription: ({ deps, caller, body }) =>
    cancelSubscription(deps, { caller, subscriptionId: body.subscriptionId }),
});

export const handler = apiHandler(registerBilling);
