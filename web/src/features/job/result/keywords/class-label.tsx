import { Badge } from '#web/components/ui/badge.tsx';

/** A keyword's class as a quiet label: the best one in the accent, the rest plain. */
export const ClassLabel = ({ keywordClass, first }: { keywordClass: string; first: boolean }) => (
  <Badge tone={first ? 'accent' : 'plain'}>{keywordClass}</Badge>
);
