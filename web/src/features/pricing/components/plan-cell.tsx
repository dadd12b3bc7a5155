import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';

/** A cell in a comparison: a text, or whether it is included. */
export type Cell = string | boolean;

export const PlanCell = ({ cell }: { cell: Cell }) => {
  if (typeof cell === 'string') return cell;
  const Icon = cell ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={clsx('inline size-4.5 align-text-bottom', cell ? 'text-accent' : 'text-ink-faint')}
      />
      <VisuallyHidden>{cell ? 'included' : 'not included'}</VisuallyHidden>
    </>
  );
};
