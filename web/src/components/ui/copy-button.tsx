import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/copy-text.ts';
import { buttonClass } from './button.tsx';

type CopyButtonProps = {
  text: string;
  /** What is copied, as the toast names it: "Title copied to clipboard". */
  what: string;
  /** Words on the button; without them it is an icon with the name `Copy {what}`. */
  label?: string;
  className?: string;
};

/** Copies and says so, in a toast and by a tick on the button for two seconds. */
export const CopyButton = ({ text, what, label, className }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={label ? undefined : `Copy ${what}`}
      onClick={async () => setCopied(await copyText(text, what))}
      className={buttonClass({ variant: 'ghost', size: label ? 'sm' : 'icon', className })}
    >
      <Icon aria-hidden="true" className={clsx('size-4', copied && 'text-accent')} />
      {label}
    </button>
  );
};
