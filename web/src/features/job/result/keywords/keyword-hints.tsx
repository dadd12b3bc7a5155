import { Badge } from '#web/components/ui/badge.tsx';
import type { KeywordRow } from './keyword-row.ts';

const nearDuplicatesText = (count: number): string =>
  count === 1 ? '1 near-duplicate' : `${count} near-duplicates`;

/** Small notes under a keyword that explain its metrics. */
export const KeywordHints = ({ row, className = '' }: { row: KeywordRow; className?: string }) => {
  const hints = [
    ...(row.note === null ? [] : [row.note.short]),
    ...(row.nearEquals.length === 0 ? [] : [nearDuplicatesText(row.nearEquals.length)]),
  ];
  if (hints.length === 0 && !row.isLead) return null;
  return (
    <p className={`text-small text-ink-soft wrap-anywhere ${className}`}>
      {row.isLead && (
        <Badge tone="accent" className="me-2">
          Lead
        </Badge>
      )}
      {hints.join(' · ')}
    </p>
  );
};
