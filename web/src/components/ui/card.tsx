import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet of paper on the desk: a hairline, no shadow. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('rounded-card border border-line bg-surface', className)} />
);
