import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked'> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
};

/** A checkbox that screen readers announce as a switch, along with its label. */
export const Switch = ({ checked, onCheckedChange, label, className, ...rest }: SwitchProps) => (
  <label className={clsx('inline-flex items-center gap-2.5 pointer-coarse:min-h-11', className)}>
    <span className="relative inline-flex">
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="peer h-6 w-10 appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-accent checked:bg-accent disabled:opacity-55"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-ink-soft transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent"
      />
    </span>
    <span>{label}</span>
  </label>
);
