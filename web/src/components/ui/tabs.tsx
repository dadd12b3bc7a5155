import { clsx } from 'clsx';
import * as Radix from 'radix-ui/tabs';
import type { ComponentProps } from 'react';

export const Tabs = Radix.Root;

/**
 * A row of plain tabs over a thin line. The three tabs of a result fit 390 px; on a narrower screen the row scrolls
 * sideways.
 */
export const TabsList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List
    {...rest}
    className={clsx(
      'flex gap-0.5 overflow-x-auto border-b border-line [scrollbar-width:none] sm:gap-3',
      className,
    )}
  />
);

export const TabsTrigger = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    {...rest}
    className={clsx(
      '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-[3px] sm:px-2 font-medium text-ink-soft transition-colors',
      'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink',
      className,
    )}
  />
);

export const TabsContent = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content {...rest} className={clsx('pt-6', className)} />
);
