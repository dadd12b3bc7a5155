import type { PlanPreview } from '#contracts/billing/billing.ts';
import { formatLongDate, formatMoney, inCredits } from '#web/lib/values/format.ts';

export type PreviewLine = { readonly label: string; readonly value: string; readonly main?: true };

/** The lines of a preview. Amounts are in the currency of its price. */
export const previewLines = (preview: PlanPreview): readonly PreviewLine[] => {
  const { subscription, isTrialChange, immediateTotal, immediateCredits, pricingPreview } = preview;
  const { lapsingCredits = 0, creditsAfter } = preview;
  const price = subscription.items[0]?.price;
  const currency = price?.currency ?? 'USD';
  const money = (amount: number): string => formatMoney(amount, currency);
  const monthly = pricingPreview.details.totals.total;
  const discountNow = subscription.immediate_transaction?.details.totals.discount ?? 0;
  const {
    discount,
    next_billed_at: nextDate,
    next_transaction: next,
    scheduled_change: change,
  } = subscription;
  const lines: (PreviewLine | false | null | undefined)[] = [
    price && { label: 'Price per month', value: money(price.unit_amount) },
    price &&
      monthly !== price.unit_amount && { label: 'Per month with tax and discount', value: money(monthly) },
    discount && {
      label: `Discount${discount.code === null ? '' : ` ${discount.code}`}`,
      value: [discount.description, discount.amount !== null && `−${money(discount.amount)}`]
        .filter(Boolean)
        .join(', '),
    },
    discountNow > 0 && { label: 'Taken off now', value: `−${money(discountNow)}` },
    change && { label: 'Takes effect on', value: formatLongDate(change.effective_from) },
    {
      label: 'Due now',
      value: `${money(immediateTotal)}${isTrialChange ? ', your trial continues' : ''}`,
      main: true,
    },
    immediateCredits > 0 && {
      label: 'Credits now',
      value: `+${inCredits(immediateCredits)}`,
    },
    lapsingCredits > 0 && { label: 'Unused credits that expire', value: inCredits(lapsingCredits) },
    creditsAfter !== undefined && { label: 'You will have', value: inCredits(creditsAfter) },
    next && {
      label: 'Next payment',
      value: `${money(next.details.totals.total)}${nextDate === null ? '' : ` on ${formatLongDate(nextDate)}`}`,
    },
  ];
  return lines.filter((line) => !!line);
};
