import { noOffers } from '#contracts/billing/payment.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Payments } from '#ports';

const reject = async (): Promise<never> => {
  throw new ApiError('payments_unavailable');
};

/** Payments of a stage that sells nothing: every call fails and says so. */
export const createNoPayments = (): Payments => ({
  offers: noOffers,
  createCheckout: reject,
  find: reject,
  previewChange: reject,
  change: reject,
  previewActivation: reject,
  activate: reject,
  cancel: reject,
  end: reject,
  resend: reject,
  portalAddress: reject,
  findDiscount: reject,
  listPayments: reject,
  // Nothing was sold, so there is nothing to refund.
  listAdjustments: async () => ({ adjustments: [], hasMore: false }),
  listSubscriptions: async () => ({ subscriptions: [], hasMore: false }),
  listPaymentsSince: async () => ({ payments: [], hasMore: false }),
  verifyEvent: reject,
  readEvent: reject,
});
