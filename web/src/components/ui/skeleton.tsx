import { clsx } from 'clsx';

/** A gray shape in place of what is loading: give it that thing's size. Hidden from screen readers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={clsx('animate-pulse-soft rounded-small bg-line/70', className)} />
);
