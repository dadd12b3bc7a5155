import type { PlanPreview } from '#contracts/billing/billing.ts';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import { type PaidPlanName, type PlanName, plans } from '#contracts/billing/plans.ts';
import {
  activateTrial,
  type ChangeOrder,
  changePlan,
  previewActivation,
  previewChange,
  rollBackPlanChange,
} from '#web/features/billing/api/billing-calls.ts';
import type { ReviewStep } from './use-review.ts';

const rollBackTrialChange = (preview: PlanPreview | null): void => {
  if (!preview?.isTrialChange) return;
  rollBackPlanChange().catch((error: unknown) => console.warn('the trial change was not rolled back', error));
};

type Change = {
  readonly from: PlanName;
  readonly target: PaidPlanName;
  readonly action: 'upgrade' | 'downgrade';
  readonly isTrialing: boolean;
  readonly order: ChangeOrder;
};

const changeTexts = ({ from, target, action, isTrialing }: Change) => {
  const [old, next] = [plans[from].label, plans[target].label];
  if (isTrialing)
    return {
      title: `Change to ${next}`,
      description: `Your trial continues on ${next}. Nothing is charged before it ends.`,
      confirm: `Change to ${next}`,
      done: { title: 'Plan changed', text: `You are now trialing ${next}.` },
    };
  return action === 'upgrade'
    ? {
        title: `Upgrade to ${next}`,
        description: `${next} starts now. You pay the prorated difference from ${old} for the rest of this period.`,
        confirm: `Upgrade to ${next}`,
        done: { title: 'Plan changed', text: `Welcome to ${next}.` },
      }
    : {
        title: `Downgrade to ${next}`,
        description: `You keep ${old} until the end of the period you have paid for. Then ${next} starts.`,
        confirm: `Downgrade to ${next}`,
        done: { title: 'Downgrade scheduled', text: `You keep ${old} until then.` },
      };
};

/** A plan change. In a trial, it is rolled back if the user leaves before confirming. */
export const changeStep = (change: Change): ReviewStep => ({
  ...changeTexts(change),
  loadPreview: () => previewChange(change.order),
  run: () => changePlan(change.order),
  failed: billingMessages.changeFailed,
  ...(change.isTrialing && { onDismiss: rollBackTrialChange }),
});

/** Ends the trial early: the user pays for the plan from now on. */
export const activationStep = (plan: PaidPlanName, subscriptionId: string): ReviewStep => ({
  title: `Activate ${plans[plan].label}`,
  description: `Your trial ends now, and your first month of ${plans[plan].label} starts with its credits.`,
  confirm: `Activate ${plans[plan].label}`,
  loadPreview: () => previewActivation(subscriptionId),
  run: () => activateTrial(subscriptionId),
  done: { title: 'Subscription activated', text: `Welcome to ${plans[plan].label}.` },
  failed: billingMessages.activationFailed,
});
