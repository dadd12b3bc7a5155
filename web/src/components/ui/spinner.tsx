import { clsx } from 'clsx';

/** A turning ring; under reduced motion it stands still, so a word must say what happens. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
);
