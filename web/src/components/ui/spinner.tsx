import { clsx } from 'clsx';

/** A spinning ring. It stays still under reduced motion, so a text must say what is happening. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
);
