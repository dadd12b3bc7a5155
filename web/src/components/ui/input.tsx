import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const fieldClass = clsx(
  'w-full rounded-card border border-line-strong bg-surface px-3 text-ink transition-colors',
  'placeholder:text-ink-faint hover:border-ink-faint focus-visible:border-focus focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger',
);

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={clsx(fieldClass, 'h-10 pointer-coarse:h-11', className)} />
);
