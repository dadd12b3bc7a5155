import { billingErrors } from '#contracts/billing/billing-messages.ts';
import type { Subscription } from '#contracts/billing/payment.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';

/** The caller's newest subscription, which is the one that counts; null if there is none. */
export const findNewestSubscription = async (
  { subscriptions }: Pick<Deps, 'subscriptions'>,
  userId: string,
): Promise<Subscription | null> => (await subscriptions.list(userId))[0] ?? null;

/**
 * The caller's subscription with this id if it is the one that counts.
 * @throws ApiError not_found for another user's, an older or an unknown subscription; the response does not tell
 * which
 */
export const findOwnSubscription = async (
  deps: Pick<Deps, 'subscriptions'>,
  userId: string,
  subscriptionId: string,
): Promise<Subscription> => {
  const newest = await findNewestSubscription(deps, userId);
  if (newest?.subscriptionId !== subscriptionId || newest.status === 'canceled')
    throw new ApiError('not_found', billingErrors.noSubscription);
  return newest;
};
