import { clsx } from 'clsx';
import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  link: 'text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
};

// Touch targets are 44 px.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-small pointer-coarse:min-h-11',
  md: 'min-h-10 px-4 pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-lead',
  icon: 'size-9 pointer-coarse:size-11',
};

/** The look of a button, also for links: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export const buttonClass = (
  look: { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined } = {},
) =>
  clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-small font-medium transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[look.variant ?? 'primary'],
    look.variant === 'link' ? 'min-h-0 p-0' : sizes[look.size ?? 'md'],
    look.className,
  );

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks. The button keeps its width, its text and the focus. */
  busy?: boolean;
};

type FocusHandlers = Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur'>;

/** Whether the button has the focus, with handlers that notice it before they call those of the caller. */
const useHasFocus = ({ onFocus, onBlur }: FocusHandlers) => {
  const [hasFocus, setHasFocus] = useState(false);
  const handlers = {
    onFocus: (event: FocusEvent<HTMLButtonElement>): void => {
      setHasFocus(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>): void => {
      setHasFocus(false);
      onBlur?.(event);
    },
  };
  return { hasFocus, handlers };
};

/** It also keeps the form from being submitted, because Enter in a field clicks the form's button. */
const ignoreClick = (event: MouseEvent): void => event.preventDefault();

export const Button = ({
  variant,
  size,
  busy = false,
  disabled = false,
  className,
  children,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: ButtonProps) => {
  const { hasFocus, handlers } = useHasFocus({ onFocus, onBlur });
  // Browsers take the focus away from a disabled button, and the next Tab starts at the top of the page. So a button is
  // not disabled while it is busy or has the focus.
  const isHeld = busy || (disabled && hasFocus);
  return (
    <button
      type="button"
      {...rest}
      {...handlers}
      disabled={disabled && !isHeld}
      aria-disabled={isHeld || undefined}
      aria-busy={busy || undefined}
      onClick={isHeld ? ignoreClick : onClick}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
};
