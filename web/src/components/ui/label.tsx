import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export const Label = ({ className, ...rest }: ComponentProps<'label'>) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its users pass htmlFor.
  <label {...rest} className={clsx('text-body font-medium text-ink', className)} />
);

/** The line under a field: a hint, or what is wrong with it and how to mend it. Name it in `aria-describedby`. */
export const FieldNote = ({ id, error, children }: { id: string; error?: boolean; children: ReactNode }) => (
  <p
    id={id}
    role={error ? 'alert' : undefined}
    className={clsx('mt-1.5 text-small', error ? 'text-danger' : 'text-ink-soft')}
  >
    {children}
  </p>
);
