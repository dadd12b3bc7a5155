import type { Subscription } from '#contracts/billing/payment.ts';
import { ApiError, PaymentNotMadeError } from '#contracts/errors/errors.ts';
import { planThatCounts, priceThatCounts } from '#domain/billing/subscription-state.ts';
import type { Deps, Discount } from '#ports';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';
import type { PlanChange } from './read-plan-change.ts';
import { rollBackHeldChange } from './roll-back-held-change.ts';

type ChangeDeps = Pick<Deps, 'payments' | 'subscriptions' | 'log'>;
type Input = { subscription: Subscription; change: PlanChange; discount: Discount | null };

const recorded = async (
  deps: ChangeDeps,
  subscription: Subscription,
  state: Parameters<typeof recordSubscriptionState>[2],
) => (await recordSubscriptionState(deps, subscription.userId, state)) ?? subscription;

/** The provider swaps the items immediately. The paid plan is held until the period ends. */
const holdPlan = (deps: ChangeDeps, subscription: Subscription): Promise<Subscription | null> => {
  const { userId, subscriptionId, period } = subscription;
  if (!period) throw new ApiError('plan_change_not_possible');
  return deps.subscriptions.change({ userId, subscriptionId }, (current) => {
    const plan = current && planThatCounts(current);
    if (!current || plan === null || plan === 'free') return null;
    return { ...current, held: { plan, priceId: priceThatCounts(current), until: period.end } };
  });
};

const releaseHold = (deps: ChangeDeps, { userId, subscriptionId, held }: Subscription) =>
  deps.subscriptions.change({ userId, subscriptionId }, (current) => (current ? { ...current, held } : null));

/** True if the provider definitely did not make the change. */
const isRejection = (error: unknown): boolean =>
  error instanceof PaymentNotMadeError ||
  (error instanceof ApiError && error.code !== 'payments_unavailable' && error.code !== 'internal_error');

type NextPlan = { priceId: string; discountId: string | null };

/**
 * The hold comes first, because the provider's notification of the new items may arrive before its response. If the
 * provider rejects the change, the hold is released. If no response arrives, the hold stays, and the review finds out
 * what happened.
 */
const changeWithPeriod = async (
  deps: ChangeDeps,
  subscription: Subscription,
  change: NextPlan,
  until?: number,
): Promise<Subscription> => {
  await holdPlan(deps, subscription);
  try {
    const free = { ...change, billing: 'free' } as const;
    const state = await deps.payments.change(subscription.subscriptionId, free, until);
    return await recorded(deps, subscription, state);
  } catch (error) {
    if (isRejection(error)) await releaseHold(deps, subscription);
    throw error;
  }
};

const downgrade = (deps: ChangeDeps, { subscription, change, discount }: Input): Promise<Subscription> =>
  changeWithPeriod(deps, subscription, { priceId: change.priceId, discountId: discount?.id ?? null });

/** Restores a planned downgrade after a failed upgrade. The user sees the upgrade's error. */
const restoreDowngrade = async (
  deps: ChangeDeps,
  current: Subscription,
  priceId: string,
  until: number,
): Promise<void> => {
  const { userId, subscriptionId } = current;
  await changeWithPeriod(deps, current, { priceId, discountId: null }, until).catch((error: unknown) =>
    deps.log.error('a held downgrade could not be restored', { userId, subscriptionId, error }),
  );
};

/**
 * API Gateway responds for us after 29 s. Each of the three steps of an upgrade has its own deadline, so that the
 * last one has time left: if the upgrade runs out of time, the canceled downgrade is put back.
 */
const endsAtMs = { rollBack: 9_000, upgrade: 20_000, putBack: 26_000 } as const;

/**
 * Proration starts from the provider's current items. A waiting downgrade is therefore canceled first, and put back if
 * the provider rejects the upgrade.
 */
const upgrade = async (
  deps: ChangeDeps,
  { subscription, change, discount }: Input,
): Promise<Subscription> => {
  const begun = performance.now();
  const current = await rollBackHeldChange(deps, subscription, begun + endsAtMs.rollBack);
  const prorated = {
    priceId: change.priceId,
    billing: 'prorated',
    discountId: discount?.id ?? null,
  } as const;
  try {
    const state = await deps.payments.change(current.subscriptionId, prorated, begun + endsAtMs.upgrade);
    return await recorded(deps, current, state);
  } catch (error) {
    if (subscription.held !== null && isRejection(error))
      await restoreDowngrade(deps, current, subscription.priceId, begun + endsAtMs.putBack);
    throw error;
  }
};

const changeTrial = async (
  deps: ChangeDeps,
  { subscription, change, discount }: Input,
): Promise<Subscription> => {
  const state = await deps.payments.change(subscription.subscriptionId, {
    priceId: change.priceId,
    billing: 'free',
    discountId: discount?.id ?? null,
  });
  return recorded(deps, subscription, state);
};

const ways = { trial: changeTrial, upgrade, downgrade };

/** Changes the plan, and returns the changed subscription. */
export const executePlanChange = async (deps: ChangeDeps, input: Input): Promise<Subscription> => {
  const { kind, from, to } = input.change;
  const changed = await ways[kind](deps, input);
  deps.log.info('plan changed', { userId: changed.userId, kind, from, to });
  return changed;
};
