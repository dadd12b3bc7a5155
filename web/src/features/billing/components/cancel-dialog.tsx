import { plans } from '#contracts/billing/plans.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import type { Cancellation } from '#web/features/billing/state/use-cancellation.ts';
import { creditsText, formatLongDate } from '#web/lib/values/format.ts';

const consequence = ({
  plan,
  subscription_status: status,
  next_billed_at: end,
}: SubscriptionRecord): string => {
  const until = end === null ? 'the end of the period' : formatLongDate(end);
  const kept =
    status === 'trialing'
      ? `Your trial continues until ${until}`
      : `You keep ${plans[plan].label} until ${until}`;
  return `${kept}, and you are not charged again. Then you move to the Free plan, with ${creditsText(plans.free.halfCreditsPerMonth)} a month. You can change your mind until then.`;
};

type CancelDialogProps = { record: SubscriptionRecord | null | undefined; cancellation: Cancellation };

/** Asks for confirmation and explains what a cancellation means. */
export const CancelDialog = ({
  record,
  cancellation: { open, busy, decline, confirm },
}: CancelDialogProps) => (
  <ConfirmDialog
    open={open}
    title="Cancel your subscription?"
    description={record && consequence(record)}
    decline="Keep subscription"
    confirm="Cancel subscription"
    danger
    busy={busy}
    onDecline={decline}
    onConfirm={confirm}
  />
);
