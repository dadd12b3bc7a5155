import type { StartCheckoutResponse } from '#contracts/billing/billing.ts';
import type { Subscription } from '#contracts/billing/payment.ts';
import type { OfferName } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { paths } from '#contracts/platform/routes.ts';
import { planOf } from '#domain/billing/offers.ts';
import { isSubscribed } from '#domain/billing/plan-action.ts';
import type { Deps, UserProfile } from '#ports';
import { requireAccount } from '#usecases/accounts/require-account.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { proveCheckout } from './events/checkout-proof.ts';
import { findDiscount } from './find-discount.ts';
import { findEligibleOffer } from './find-eligible-offer.ts';
import { findNewestSubscription } from './find-own-subscription.ts';

type Input = {
  caller: Caller;
  plan: OfferName;
  discountCode: string | undefined;
};

/** The provider's checkout page with the customer's email address, if the provider has such a page. */
const withEmail = (url: string | null, email: string): string | null => {
  if (url === null) return url;
  const address = new URL(url);
  address.searchParams.set('customer_email', email);
  return address.href;
};

const rejectSubscribers = ({ plan }: UserProfile, newest: Subscription | null): void => {
  if (!isSubscribed({ plan, status: newest?.status ?? null })) return;
  throw new ApiError('plan_change_not_possible', 'You already have a subscription. Change its plan instead.');
};

/**
 * Starts a checkout for the caller. The server creates the transaction, so the payment counts for this user.
 * @throws ApiError unauthorized, plan_change_not_possible (there already is a subscription), discount_not_valid,
 * payments_unavailable
 */
export const startCheckout = async (
  deps: Pick<Deps, 'users' | 'payments' | 'checkoutKey' | 'subscriptions' | 'clock'>,
  { caller, plan: wanted, discountCode }: Input,
): Promise<StartCheckoutResponse> => {
  const profile = await requireAccount(deps, caller);
  const newest = await findNewestSubscription(deps, profile.userId);
  rejectSubscribers(profile, newest);
  const { offer, priceId } = findEligibleOffer(deps, profile, wanted);
  const discount = await findDiscount(deps, discountCode, priceId);
  const claim = { user_id: profile.userId, plan: planOf(offer), ts: deps.clock.now().getTime() };
  const customData = await proveCheckout(deps.checkoutKey, claim, priceId);
  const { transactionId, checkoutUrl } = await deps.payments.createCheckout({
    priceId,
    customData,
    discountId: discount?.id ?? null,
    customerId: newest?.customerId ?? null,
  });
  return {
    transactionId,
    items: [{ priceId, quantity: 1 }],
    customData,
    customerEmail: profile.email,
    discountCode: discount?.code ?? null,
    successPath: `${paths.billing}?success=true`,
    checkoutUrl: withEmail(checkoutUrl, profile.email),
  };
};
