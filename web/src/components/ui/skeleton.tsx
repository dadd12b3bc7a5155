import { clsx } from 'clsx';

/** A gray placeholder for content that is loading. Give it the size of that content. Screen readers skip it. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={clsx('animate-pulse-soft rounded-small bg-line/70', className)} />
);
