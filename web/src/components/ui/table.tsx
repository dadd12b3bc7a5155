import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Scrolls sideways in its own box when it must; the page never does (hence `relative`, for what is hidden inside). */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <div className="relative overflow-x-auto">
    <table {...rest} className={clsx('w-full border-collapse text-left', className)} />
  </div>
);

export const Th = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={clsx(
      'border-b border-line-strong px-3 py-2.5 align-bottom text-small font-medium text-ink-soft first:pl-0 last:pr-0',
      className,
    )}
  />
);

export const Td = ({ className, ...rest }: ComponentProps<'td'>) => (
  <td
    {...rest}
    className={clsx('border-b border-line px-3 py-3 align-top first:pl-0 last:pr-0', className)}
  />
);
