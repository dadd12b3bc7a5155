import { billingRefusals } from '#contracts/billing/billing-messages.ts';
import type { Subscription } from '#contracts/billing/payment.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';

/** The caller's subscription that counts: the newest; null without one. */
export const findNewestSubscription = async (
  { subscriptions }: Pick<Deps, 'subscriptions'>,
  userId: string,
): Promise<Subscription | null> => (await subscriptions.list(userId))[0] ?? null;

/**
 * The caller's subscription of this id, when it is the one that counts.
 * @throws ApiError not_found for one that is another's, an earlier one or none at all: the answer does not tell which
 */
export const findOwnSubscription = async (
  deps: Pick<Deps, 'subscriptions'>,
  userId: string,
  subscriptionId: string,
): Promise<Subscription> => {
  const newest = await findNewestSubscription(deps, userId);
  if (newest?.subscriptionId !== subscriptionId || newest.status === 'canceled')
    throw new ApiError('not_found', billingRefusals.noSubscription);
  return newest;
};
