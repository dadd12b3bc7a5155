import { clsx } from 'clsx';
import Link2 from 'lucide-react/icons/link-2';
import { type ReactNode, useId, useRef } from 'react';
import { formatNumber } from '#contracts/format-number.ts';
import { inputLimits } from '#contracts/jobs/input-limits.ts';
import { Label } from '#web/components/ui/label.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import type { ContentCheck } from '#web/features/workbench/state/use-content-check.ts';
import { onSubmitKeys } from '#web/lib/submit-keys.ts';
import { useTypedEarly } from '#web/lib/use-typed-early.ts';

/** Readers do not need the `www.`. */
const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const Recognized = ({ url }: { url: string }) => (
  <span className="inline-flex min-w-0 items-center gap-1.5 text-accent">
    <Link2 aria-hidden="true" className="size-4 shrink-0" />
    <span className="min-w-0 wrap-anywhere">Web address: we will read the page at {siteOf(url)}</span>
  </span>
);

const Unreadable = () => (
  <span className="text-danger">
    We can read only public pages, at addresses such as example.com/my-article. Paste the text instead.
  </span>
);

const Count = ({ words }: { words: number }) => (
  <span className={clsx('tabular-nums', words > inputLimits.words && 'font-medium text-danger')}>
    {formatNumber(words)}/{formatNumber(inputLimits.words)} words
  </span>
);

type ContentFieldProps = {
  label: ReactNode;
  placeholder: string;
  value: string;
  check: ContentCheck;
  /** The problem, once the form is ready to show it. */
  error: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Ctrl or Cmd with Enter. */
  onSubmit: () => void;
  className?: string;
};

/** A large field for a text or an address. It grows, counts words and reports when it recognizes an address. */
export const ContentField = (props: ContentFieldProps) => {
  const { label, placeholder, value, check, error, onChange, onBlur, onSubmit, className } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useTypedEarly(box, value, onChange);
  return (
    <div className="px-4 pt-4 sm:px-6 sm:pt-5">
      <Label htmlFor={id}>{label}</Label>
      <Textarea
        ref={box}
        id={id}
        dir="auto"
        value={value}
        placeholder={placeholder}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note ${id}-count`}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={onSubmitKeys(onSubmit)}
        className={clsx(
          'mt-2 max-h-[38vh] resize-none border-0! bg-transparent! px-0! font-serif text-lead outline-none!',
          className,
        )}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3 text-small text-ink-soft">
        <p id={`${id}-note`} role={error === null ? undefined : 'alert'} className="min-w-0">
          {error !== null && <span className="text-danger">{error}</span>}
          {error === null && check.unreadable && <Unreadable />}
          {error === null && check.url !== null && !check.unreadable && <Recognized url={check.url} />}
        </p>
        <p id={`${id}-count`} className="ms-auto">
          {/* The words of an address are not those of its page. */}
          {check.url === null && <Count words={check.words} />}
        </p>
      </div>
    </div>
  );
};
