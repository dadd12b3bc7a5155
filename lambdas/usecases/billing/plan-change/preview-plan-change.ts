import type { PlanPreview } from '#contracts/billing/billing.ts';
import type { Subscription } from '#contracts/billing/payment.ts';
import { proratedHalfCredits } from '#domain/billing/payment-grant.ts';
import type { ChangePreview, Deps, Discount } from '#ports';
import { toPlanPreview } from '#usecases/billing/plan-preview.ts';
import type { PlanChange } from './read-plan-change.ts';

type Input = { subscription: Subscription; change: PlanChange; discount: Discount | null };

/** The share of the period that remains. */
const remainingShare = ({ period }: Subscription, now: Date): number => {
  if (!period) return 0;
  const [start, end] = [Date.parse(period.start), Date.parse(period.end)];
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
};

/**
 * While a downgrade waits, the provider knows only the cheaper plan. The price of an upgrade must not include what
 * the provider would charge to get back to the plan that counts.
 */
const withoutHeldPlan = (preview: ChangePreview, held: ChangePreview): ChangePreview => {
  if (!preview.due || !held.due) return preview;
  const totalCents = Math.max(0, preview.due.totalCents - held.due.totalCents);
  return { ...preview, due: { ...preview.due, totalCents } };
};

const askUpgrade = async (
  { payments }: Pick<Deps, 'payments'>,
  { subscription, change, discount }: Input,
): Promise<ChangePreview> => {
  const { subscriptionId, held } = subscription;
  const ask = (priceId: string, discountId: string | null) =>
    payments.previewChange(subscriptionId, { priceId, billing: 'prorated', discountId });
  const preview = await ask(change.priceId, discount?.id ?? null);
  return held === null ? preview : withoutHeldPlan(preview, await ask(held.priceId, null));
};

/** The cost of a plan change. A preview changes nothing. */
export const previewPlanChange = async (
  deps: Pick<Deps, 'payments' | 'clock'>,
  input: Input,
): Promise<PlanPreview> => {
  const { subscription, change, discount } = input;
  const isUpgrade = change.kind === 'upgrade';
  const preview = isUpgrade
    ? await askUpgrade(deps, input)
    : await deps.payments.previewChange(subscription.subscriptionId, {
        priceId: change.priceId,
        billing: 'free',
        discountId: discount?.id ?? null,
      });
  return toPlanPreview(isUpgrade ? preview : { ...preview, due: null }, {
    isTrialChange: change.kind === 'trial',
    effectiveFrom: change.kind === 'downgrade' ? (subscription.period?.end ?? null) : null,
    immediateHalfCredits: isUpgrade
      ? proratedHalfCredits(change.from, change.to, remainingShare(subscription, deps.clock.now()))
      : 0,
    discount,
  });
};
