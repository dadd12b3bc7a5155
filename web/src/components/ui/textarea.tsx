import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fieldClass } from './input.tsx';

/** Grows with its text up to `max-h-*` if the browser supports `field-sizing`; otherwise it scrolls. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={clsx(fieldClass, 'field-sizing-content min-h-24 py-2.5', className)} />
);
