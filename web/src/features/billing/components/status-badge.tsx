import type { SubscriptionStatus } from '#contracts/billing/subscription.ts';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';

const looks: Record<SubscriptionStatus, { tone: BadgeTone; word: string }> = {
  active: { tone: 'good', word: 'Active' },
  trialing: { tone: 'accent', word: 'Trialing' },
  past_due: { tone: 'bad', word: 'Past due' },
  paused: { tone: 'warn', word: 'Paused' },
  canceled: { tone: 'plain', word: 'Canceled' },
};

type StatusBadgeProps = {
  status: SubscriptionStatus;
  /** It was canceled and runs until the end of its period. */
  isEnding: boolean;
};

export const StatusBadge = ({ status, isEnding }: StatusBadgeProps) => (
  <Badge tone={isEnding ? 'warn' : looks[status].tone} data-status={status}>
    {isEnding ? 'Canceled' : looks[status].word}
  </Badge>
);
