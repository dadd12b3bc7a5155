import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type BadgeTone = 'plain' | 'accent' | 'good' | 'warn' | 'bad';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-low-soft text-low',
  warn: 'bg-medium-soft text-medium',
  bad: 'bg-high-soft text-high',
};

/** A quiet label. Its color repeats what its text says. */
export const Badge = ({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) => (
  <span
    {...rest}
    className={clsx(
      'inline-flex items-center gap-1.5 rounded-small px-2 py-0.5 text-small font-medium',
      tones[tone],
      className,
    )}
  />
);
