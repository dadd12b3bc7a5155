import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const box = 'relative overflow-x-auto';

const sides = 'px-3 first:pl-0 last:pr-0 max-sm:px-1 max-sm:text-small max-sm:first:pl-0 max-sm:last:pr-0';

/** Scrolls sideways in its own box when it must; the page never does (hence `relative`, for what is hidden inside). */
export const Table = ({
  className,
  scrollName,
  ...rest
}: ComponentProps<'table'> & {
  /** What the box is called, for a table that is wider than a phone: the keyboard must get to it to scroll it. */
  scrollName?: string;
}) => {
  const table = <table {...rest} className={clsx('w-full border-collapse text-left', className)} />;
  if (scrollName === undefined) return <div className={box}>{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus (WCAG 2.1.1).
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

/** The first cell of a row that is compared with others: it stays in view when the table scrolls. */
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
