import { Badge } from '#web/components/ui/badge.tsx';

/** A keyword's class as a label: the best class in the accent color, the others plain. */
export const ClassLabel = ({ keywordClass, first }: { keywordClass: string; first: boolean }) => (
  <Badge tone={first ? 'accent' : 'plain'}>{keywordClass}</Badge>
);
