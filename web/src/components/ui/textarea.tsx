import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { fieldClass } from './input.tsx';

/** Grows with its text up to `max-h-*`, where the browser can (`field-sizing`); elsewhere it scrolls. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={clsx(fieldClass, 'field-sizing-content min-h-24 py-2.5', className)} />
);
