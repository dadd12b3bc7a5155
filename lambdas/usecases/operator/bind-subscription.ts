import { ApiError } from '#contracts/errors/errors.ts';
import type { OperatorDeps, SubscriptionState } from '#ports';
import { applySubscriptionOf } from '#usecases/billing/events/apply-payment-event.ts';
import { grantPaymentsOf } from '#usecases/billing/reconcile/grant-payments-of.ts';
import { audited } from './audited.ts';
import { findProfile } from './find-account.ts';
import { OperatorRejection } from './rejection.ts';

type BindDeps = Parameters<typeof applySubscriptionOf>[0] & Pick<OperatorDeps, 'accounts' | 'audit' | 'ids'>;
type Command = { actor: string; subscriptionId: string; user: string; reason: string };

const findState = ({ payments }: BindDeps, subscriptionId: string): Promise<SubscriptionState> =>
  payments.find(subscriptionId).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found')
      throw new OperatorRejection(`The payment provider has no subscription ${subscriptionId}.`);
    throw error;
  });

/**
 * Binds a subscription whose checkout proves no owner to a user, and grants what was paid, once. Repeating it changes
 * nothing. @throws OperatorRejection if it belongs to another user, or the payment provider does not know it
 */
export const bindSubscription = async (deps: BindDeps, command: Command) => {
  const { actor, subscriptionId, reason } = command;
  const { userId } = await findProfile(deps, command.user);
  const owner = await deps.subscriptions.ownerOf(subscriptionId);
  if (owner !== null && owner !== userId)
    throw new OperatorRejection(`The subscription ${subscriptionId} belongs to the user ${owner}.`);
  const { subscription, at } = await findState(deps, subscriptionId);
  return audited(deps, { actor, action: 'bind-subscription', subject: userId, reason }, async () => {
    const event = { kind: 'subscription', eventId: `bind#${subscriptionId}`, type: 'review' } as const;
    await applySubscriptionOf(deps, userId, { ...event, at, subscription });
    await grantPaymentsOf(deps, subscriptionId);
    return { userId, subscriptionId, status: subscription.status };
  });
};
