import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange' | 'checked'> & {
  checked: boolean;
  /** Some of the items are checked, some are not. */
  mixed?: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Text next to the box. Without it the checkbox needs an `aria-label`. */
  label?: ReactNode;
};

/** The browser's checkbox in our color. Its click area is larger than the box. */
export const Checkbox = (props: CheckboxProps) => {
  const { checked, mixed = false, onCheckedChange, label, className, ...rest } = props;
  const id = useId();
  return (
    <span className={clsx('inline-flex items-center gap-2 align-bottom', className)}>
      <span className="relative inline-flex size-5 shrink-0 items-center justify-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          checked={checked}
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="size-4.5 accent-accent after:absolute after:-inset-2 after:content-[''] pointer-coarse:after:-inset-3"
        />
      </span>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
    </span>
  );
};
