import type { PlanPreview } from '#contracts/billing/billing.ts';
import { toCredits } from '#domain/credits/credits.ts';
import type { ChangePreview, Discount } from '#ports';

export type PreviewTerms = {
  isTrialChange: boolean;
  /** The time at which the change takes effect, unless that is immediately. */
  effectiveFrom: string | null;
  immediateHalfCredits: number;
  /** The current balance and the part that expires, in half-credits, for a change that starts a new month. */
  credits?: { balance: number; lapsing: number };
  discount: Discount | null;
};

const totals = <T extends object>(given: T) => ({ details: { totals: given } });

/** A preview as the dialogs show it. */
export const toPlanPreview = (preview: ChangePreview, terms: PreviewTerms): PlanPreview => {
  const { currency, unitCents, nextBilledAt, due, nextTotalCents, periodTotalCents, discountCents } = preview;
  const { credits, discount, effectiveFrom, isTrialChange, immediateHalfCredits } = terms;
  return {
    subscription: {
      items: [{ price: { unit_amount: unitCents, currency } }],
      discount: discount && {
        description: discount.description,
        code: discount.code,
        amount: discountCents,
      },
      next_billed_at: nextBilledAt,
      immediate_transaction: due && totals({ total: due.totalCents, discount: due.discountCents }),
      next_transaction: nextTotalCents === null ? null : totals({ total: nextTotalCents }),
      scheduled_change: effectiveFrom === null ? null : { effective_from: effectiveFrom },
    },
    isTrialChange,
    immediateTotal: due?.totalCents ?? 0,
    immediateCredits: toCredits(immediateHalfCredits),
    ...(credits && {
      lapsingCredits: toCredits(credits.lapsing),
      creditsAfter: toCredits(credits.balance - credits.lapsing + immediateHalfCredits),
    }),
    pricingPreview: totals({ total: periodTotalCents }),
  };
};
