import { useMutation } from '@tanstack/react-query';
import type { MeResponse } from '#contracts/accounts/me.ts';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import type { PaidPlanName } from '#contracts/billing/plans.ts';
import { changeMode, planAction } from '#domain/billing/plan-action.ts';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { getEligiblePrice } from '#web/features/billing/api/billing-calls.ts';
import { subscriptionQuery } from '#web/features/billing/api/billing-queries.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { notify } from '#web/lib/notify.ts';
import { session } from '#web/lib/session/session.ts';
import type { PromoCode } from './promo-code.ts';
import { activationStep, changeStep } from './review-steps.ts';
import type { Checkout } from './use-checkout.ts';
import type { Review } from './use-review.ts';

type Tools = {
  code: PromoCode;
  checkout: Checkout;
  review: Review;
};

export type PlanChoice = {
  /** The plan whose checkout or preview is being opened. */
  readonly busy: PaidPlanName | null;
  readonly choose: (target: PaidPlanName) => void;
};

const follow = async (
  target: PaidPlanName,
  me: MeResponse,
  { code, checkout, review }: Tools,
): Promise<void> => {
  const discountCode = code.applied;
  const plan = me.subscription_plan;
  const record = await queryClient.ensureQueryData(subscriptionQuery);
  const status = record?.subscription_status ?? null;
  const action = planAction({ plan, status }, target);
  if (action === 'current') return;
  if (action === 'checkout') return checkout.begin(target, discountCode);
  if (!record) throw new Error(`The plan is ${plan}, but no subscription of it was found.`);
  const { subscription_id: subscriptionId } = record;
  if (action === 'activate_trial') return review.begin(activationStep(target, subscriptionId));
  const { priceId: targetPriceId } = await getEligiblePrice(target);
  const order = {
    subscriptionId,
    targetPriceId,
    mode: changeMode(action, status),
    ...(discountCode !== null && { discountCode }),
  };
  review.begin(changeStep({ from: plan, target, action, isTrialing: status === 'trialing', order }));
};

/** The signed-in user's profile once it is loaded; null without a session or after a failure. */
const profile = async (): Promise<MeResponse | null> => {
  if (session.get().state !== 'signed-in') return null;
  try {
    return await queryClient.ensureQueryData(meQuery);
  } catch (error) {
    console.warn('the profile did not load', error);
    return null;
  }
};

/** Handles the choice of a plan: opens the checkout, or the preview of a change. */
export const usePlanChoice = (tools: Tools): PlanChoice => {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (target: PaidPlanName): Promise<void> => {
      const me = await profile();
      if (me) await follow(target, me, tools);
      else notify.error(billingMessages.signInFirst.title, billingMessages.signInFirst.text);
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'discount_not_valid')
        tools.code.reject(error.message);
    },
    meta: { log: 'the plan could not be chosen', error: billingMessages.choiceFailed },
  });
  const choose = (target: PaidPlanName): void => {
    if (!isPending) mutate(target);
  };
  return { busy: isPending ? variables : null, choose };
};
