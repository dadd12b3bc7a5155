import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const box = 'relative overflow-x-auto';

const sides = 'px-3 first:pl-0 last:pr-0 max-sm:px-1 max-sm:text-small max-sm:first:pl-0 max-sm:last:pr-0';

/** Scrolls sideways inside its own box, so the page never does. `relative` contains visually hidden elements. */
export const Table = ({
  className,
  scrollName,
  ...rest
}: ComponentProps<'table'> & {
  /** Accessible name of the box. A table that is wider than a phone needs it, so that the keyboard can scroll it. */
  scrollName?: string;
}) => {
  const table = <table {...rest} className={clsx('w-full border-collapse text-left', className)} />;
  if (scrollName === undefined) return <div className={box}>{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable (WCAG 2.1.1).
    <section className={box} tabIndex={0} aria-label={scrollName}>
      {table}
    </section>
  );
};

export const Th = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={clsx(
      'border-b border-line-strong py-2.5 align-bottom text-small font-medium text-ink-soft',
      sides,
      className,
    )}
  />
);

/** The first cell of a row. It stays in view when the table scrolls sideways. */
export const RowHead = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th
    scope="row"
    {...rest}
    className={clsx(
      'sticky left-0 border-b border-line bg-paper py-3 pr-4 text-left align-top font-normal max-sm:pr-2 max-sm:text-small',
      className,
    )}
  />
);

export const Td = ({ className, ...rest }: ComponentProps<'td'>) => (
  <td {...rest} className={clsx('border-b border-line py-3 align-top', sides, className)} />
);
