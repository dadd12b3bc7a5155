import { noOffers } from '#contracts/billing/payment.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Payments } from '#ports';

const refuse = async (): Promise<never> => {
  throw new ApiError('payments_unavailable');
};

/** Payments of a stage that sells nothing: every call fails and says so. */
export const createNoPayments = (): Payments => ({
  offers: noOffers,
  createCheckout: refuse,
  find: refuse,
  previewChange: refuse,
  change: refuse,
  previewActivation: refuse,
  activate: refuse,
  cancel: refuse,
  end: refuse,
  resend: refuse,
  portalAddress: refuse,
  findDiscount: refuse,
  listPayments: refuse,
  // Nothing was sold, so there is nothing to refund.
  listAdjustments: async () => ({ adjustments: [], hasMore: false }),
  listSubscriptions: async () => ({ subscriptions: [], hasMore: false }),
  listPaymentsSince: async () => ({ payments: [], hasMore: false }),
  verifyEvent: refuse,
  readEvent: refuse,
});
