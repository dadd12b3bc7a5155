import {
  type ChangedResponse,
  type ChangePlanRequest,
  changedResponse,
  type EligiblePriceResponse,
  eligiblePriceResponse,
  type PlanPreview,
  planPreview,
  type RollbackResponse,
  rollbackResponse,
  type StartCheckoutResponse,
  startCheckoutResponse,
} from '#contracts/billing/billing.ts';
import type { OfferName } from '#contracts/billing/plans.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** A plan change, before a preview or the change itself is requested. */
export type ChangeOrder = Omit<ChangePlanRequest, 'preview'>;

/** POST eligible-price: the price that this user pays for an offer. */
export const getEligiblePrice = (plan: OfferName): Promise<EligiblePriceResponse> =>
  callApi('eligiblePrice', eligiblePriceResponse, { body: { plan } });

/** POST start-checkout: a checkout that only this user can pay. */
export const requestCheckout = (
  plan: OfferName,
  discountCode: string | null,
): Promise<StartCheckoutResponse> =>
  callApi('startCheckout', startCheckoutResponse, {
    body: { plan, ...(discountCode !== null && { discountCode }) },
  });

export const previewChange = (order: ChangeOrder): Promise<PlanPreview> =>
  callApi('changePlan', planPreview, { body: { ...order, preview: true } });

export const changePlan = (order: ChangeOrder): Promise<ChangedResponse> =>
  callApi('changePlan', changedResponse, { body: { ...order, preview: false } });

export const previewActivation = (subscriptionId: string): Promise<PlanPreview> =>
  callApi('activateTrial', planPreview, { body: { subscriptionId, preview: true } });

export const activateTrial = (subscriptionId: string): Promise<ChangedResponse> =>
  callApi('activateTrial', changedResponse, { body: { subscriptionId, preview: false } });

/** POST rollback-plan-change: cancels a pending plan change. Without one it does nothing. */
export const rollBackPlanChange = (): Promise<RollbackResponse> =>
  callApi('rollbackPlanChange', rollbackResponse);
