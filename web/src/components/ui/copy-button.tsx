import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { buttonClass } from './button.tsx';

type CopyButtonProps = {
  text: string;
  /** Name of the copied text in the toast: "Title copied to clipboard". */
  what: string;
  /** Text on the button. Without it the button is an icon named `Copy {what}`. */
  label?: string;
  /** `primary` has the height of a field, next to which it stands. */
  variant?: 'ghost' | 'secondary' | 'primary';
  className?: string;
};

/** Copies, and confirms with a toast and with a check mark on the button for two seconds. */
export const CopyButton = ({ text, what, label, variant = 'ghost', className }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  const size = variant === 'primary' ? 'md' : label ? 'sm' : 'icon';
  return (
    <button
      type="button"
      aria-label={label ? undefined : `Copy ${what}`}
      onClick={async () => setCopied(await copyText(text, what))}
      className={buttonClass({ variant, size, className })}
    >
      <Icon aria-hidden="true" className={clsx('size-4', copied && variant !== 'primary' && 'text-accent')} />
      {label}
    </button>
  );
};
