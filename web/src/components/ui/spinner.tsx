import { clsx } from 'clsx';

/** A turning ring. Under reduced motion it does not turn, so a text must say what happens. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
);
