import { Badge } from '#web/components/ui/badge.tsx';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { counted } from '#web/lib/values/counted.ts';

export const LeadBadge = ({ className = '' }: { className?: string }) => (
  <Badge tone="accent" className={className}>
    Lead
  </Badge>
);

/** Small notes under a keyword that explain its metrics. */
export const KeywordHints = ({
  row,
  className = '',
  showsLead = true,
}: {
  row: KeywordRow;
  className?: string;
  /** False where the mark of the lead keyword is shown separately. */
  showsLead?: boolean;
}) => {
  const isMarked = showsLead && row.isLead;
  const hints = [
    ...(row.note === null ? [] : [row.note.short]),
    ...(row.nearDuplicates.length === 0 ? [] : [counted(row.nearDuplicates.length, 'near-duplicate')]),
  ];
  if (hints.length === 0 && !isMarked) return null;
  return (
    <p className={`text-small text-ink-soft wrap-anywhere ${className}`}>
      {isMarked && <LeadBadge className="me-2" />}
      {hints.join(' · ')}
    </p>
  );
};
