import type { Offers, ProviderSubscription, Subscription } from '#contracts/billing/payment.ts';
import { offerOf, planOf } from '#domain/billing/offers.ts';
import { applyState, stateRank, stateVersion } from '#domain/billing/subscription-state.ts';
import type { Deps, SubscriptionState } from '#ports';

type Source = { type: string; eventId: string };
const fromResponse: Source = { type: 'answer', eventId: '' };

const offerFor = (offers: Offers, { priceId, subscriptionId }: ProviderSubscription) => {
  const offer = offerOf(offers, priceId);
  if (offer === null)
    throw new Error(
      `The price ${priceId} of subscription ${subscriptionId} is not one of the stage's offers.`,
    );
  return offer;
};

/**
 * Stores a state of a subscription and updates its owner's profile, unless a newer state is stored.
 * @throws Error for a price that the stage does not know
 */
export const recordSubscriptionState = (
  { subscriptions, payments }: Pick<Deps, 'subscriptions' | 'payments'>,
  userId: string,
  { subscription, at }: SubscriptionState,
  { type, eventId }: Source = fromResponse,
): Promise<Subscription | null> => {
  const offer = offerFor(payments.offers, subscription);
  const incoming = {
    userId,
    plan: planOf(offer),
    isTrialOffer: offer === 'trial',
    version: stateVersion(at, stateRank(type), eventId),
    subscription,
  };
  const { subscriptionId } = subscription;
  return subscriptions.change({ userId, subscriptionId }, (current) => applyState(current, incoming));
};
