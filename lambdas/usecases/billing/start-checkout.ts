import type { StartCheckoutResponse } from '#contracts/billing/billing.ts';
import type { OfferName } from '#contracts/billing/plans.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { paths } from '#contracts/platform/routes.ts';
import { planOf } from '#domain/billing/offers.ts';
import { isSubscribed } from '#domain/billing/plan-action.ts';
import type { Deps } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { proveCheckout } from './events/checkout-proof.ts';
import { findDiscount } from './find-discount.ts';
import { findEligibleOffer } from './find-eligible-price.ts';
import { findNewestSubscription } from './find-own-subscription.ts';

type Input = {
  caller: Caller;
  plan: OfferName;
  discountCode: string | undefined;
};

/** The provider's checkout page with the customer's email address, if the provider has such a page. */
const withEmail = (url: string | null, email: string | null): string | null => {
  if (url === null || email === null) return url;
  const address = new URL(url);
  address.searchParams.set('customer_email', email);
  return address.href;
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
  const userId = requireUser(caller);
  const [profile, newest] = await Promise.all([
    deps.users.find(userId),
    findNewestSubscription(deps, userId),
  ]);
  if (isSubscribed({ plan: profile?.plan ?? 'free', status: newest?.status ?? null }))
    throw new ApiError(
      'plan_change_not_possible',
      'You already have a subscription. Change its plan instead.',
    );
  const { offer, priceId } = await findEligibleOffer(deps, userId, wanted);
  const discount = await findDiscount(deps, discountCode, priceId);
  const ts = deps.clock.now().getTime();
  const claim = { user_id: userId, plan: planOf(offer), ts };
  const customData = await proveCheckout(deps.checkoutKey, claim, priceId);
  const { transactionId, checkoutUrl } = await deps.payments.createCheckout({
    priceId,
    customData,
    discountId: discount?.id ?? null,
    customerId: newest?.customerId ?? null,
  });
  const email = profile?.email ?? null;
  return {
    transactionId,
    items: [{ priceId, quantity: 1 }],
    customData,
    customerEmail: email,
    discountCode: discount?.code ?? null,
    successPath: `${paths.billing}?success=true`,
    checkoutUrl: withEmail(checkoutUrl, email),
  };
};
