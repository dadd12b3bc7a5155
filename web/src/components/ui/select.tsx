import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { fieldClass } from './input.tsx';

/** The browser's own select: it works before any script runs, and a phone shows its picker. `quiet` draws no box. */
export const Select = ({
  className,
  quiet = false,
  ...rest
}: ComponentProps<'select'> & { quiet?: boolean }) => (
  <span className={clsx('relative inline-flex items-center', className)}>
    <select
      {...rest}
      className={clsx(
        'appearance-none pr-8 pointer-coarse:min-h-11',
        quiet
          ? 'min-h-8 rounded-small bg-transparent pl-1.5 text-ink hover:bg-sunken [&>option]:bg-raised'
          : `${fieldClass} min-h-10`,
      )}
    />
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-4 text-ink-faint" />
  </span>
);
