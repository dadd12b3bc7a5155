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
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const billingSchemas = {
  getSubscription: { description: "The caller's newest subscription", response: subscriptionResponse },
  eligiblePrice: {
    description: "The plan's price for the caller",
    body: eligiblePriceRequest,
    response: eligiblePriceResponse,
  },
  startCheckout: {
    description: 'A checkout that only the caller can use',
    body: startCheckoutRequest,
    response: startCheckoutResponse,
  },
  portalSession: {
    description: 'A new address of the customer portal',
    body: emptyRequest,
    response: portalSessionResponse,
  },
  changePlan: {
    description: 'What the change would cost, or the subscription after it',
    body: changePlanRequest,
    response: changePlanResponse,
  },
  activateTrial: {
    description: 'What the plan would cost now, or the subscription after it',
    body: activateTrialRequest,
    response: changePlanResponse,
  },
  rollbackPlanChange: {
    description: 'Whether a scheduled change was canceled, and the subscription',
    body: emptyRequest,
    response: rollbackResponse,
  },
  cancelSubscription: {
    description: 'The subscription, now set to end with its period',
    body: cancelSubscriptionRequest,
    response: changedResponse,
  },
} satisfies FunctionSchemas<'billing'>;
