import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { type StatusTone, viewStatus } from '#contracts/jobs/job-status.ts';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';

const iconClass = 'size-3.5';
const looks: Record<StatusTone, { tone: BadgeTone; mark: ReactNode }> = {
  running: {
    tone: 'plain',
    mark: <span aria-hidden="true" className="size-1.5 animate-pulse-soft rounded-full bg-accent" />,
  },
  success: { tone: 'good', mark: <Check aria-hidden="true" className={iconClass} /> },
  error: { tone: 'bad', mark: <X aria-hidden="true" className={iconClass} /> },
  muted: { tone: 'plain', mark: <Minus aria-hidden="true" className={iconClass} /> },
};

/** A job's status as text with a shape. */
export const StatusBadge = ({ status }: { status: string }) => {
  const { text, tone: statusTone } = viewStatus(status);
  const { tone, mark } = looks[statusTone];
  return (
    <Badge tone={tone} className="shrink-0 align-top whitespace-nowrap">
      {mark}
      {text}
    </Badge>
  );
};
