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
  getSubscription: { description: "The caller's newest subscription", answer: subscriptionResponse },
  eligiblePrice: {
    description: "The plan's price for the caller",
    body: eligiblePriceRequest,
    answer: eligiblePriceResponse,
  },
  startCheckout: {
    description: 'A checkout that only the caller can use',
    body: startCheckoutRequest,
    answer: startCheckoutResponse,
  },
  portalSession: {
    description: 'A new address of the customer portal',
    body: emptyRequest,
    answer: portalSessionResponse,
  },
  changePlan: {
    description: 'What the change would cost, or the subscription after it',
    body: changePlanRequest,
    answer: changePlanResponse,
  },
  activateTrial: {
    description: 'What the plan would cost now, or the subscription after it',
    body: activateTrialRequest,
    answer: changePlanResponse,
  },
  rollbackPlanChange: {
    description: 'Whether a scheduled change was canceled, and the subscription',
    body: emptyRequest,
    answer: rollbackResponse,
  },
  cancelSubscription: {
    description: 'The subscription, now set to end with its period',
    body: cancelSubscriptionRequest,
    answer: changedResponse,
  },
} satisfies FunctionSchemas<'billing'>;
