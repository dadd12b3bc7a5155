import type { SubscriptionStatus } from '#contracts/billing/subscription.ts';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';

const looks: Record<SubscriptionStatus, { tone: BadgeTone; word: string }> = {
  active: { tone: 'good', word: 'Active' },
  trialing: { tone: 'accent', word: 'Trialing' },
  past_due: { tone: 'bad', word: 'Past due' },
  paused: { tone: 'warn', word: 'Paused' },
  canceled: { tone: 'plain', word: 'Canceled' },
};

export const StatusBadge = ({ status }: { status: SubscriptionStatus }) => (
  <Badge tone={looks[status].tone} data-status={status}>
    {looks[status].word}
  </Badge>
);
