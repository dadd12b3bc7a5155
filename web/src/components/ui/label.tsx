import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export const Label = ({ className, ...rest }: ComponentProps<'label'>) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: callers pass htmlFor.
  <label {...rest} className={clsx('text-body font-medium text-ink', className)} />
);

/** The line under a field: a hint, or an error with its remedy. Refer to it in `aria-describedby`. */
export const FieldNote = ({ id, error, children }: { id: string; error?: boolean; children: ReactNode }) => (
  <p
    id={id}
    role={error ? 'alert' : undefined}
    className={clsx('mt-1.5 text-small', error ? 'text-danger' : 'text-ink-soft')}
  >
    {children}
  </p>
);
