import { clsx } from 'clsx';
import { type RefObject, useDeferredValue, useId, useMemo } from 'react';
import { formatNumber } from '#contracts/format-number.ts';
import { verifyLimits } from '#contracts/verify/verify-limits.ts';
import { countTypedWords } from '#domain/text/count-words.ts';
import { FieldNote, Label } from '#web/components/ui/label.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { onSubmitKeys } from '#web/lib/submit-keys.ts';
import { useTypedEarly } from '#web/lib/use-typed-early.ts';

const useWordCount = (text: string): number => {
  const deferred = useDeferredValue(text);
  return useMemo(() => countTypedWords(deferred), [deferred]);
};

type TextFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  error: string | null;
  box: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
  /** Ctrl or Cmd with Enter. */
  onSubmit: () => void;
};

/** One of the two texts, with its word count and its error. */
export const TextField = (props: TextFieldProps) => {
  const { label, placeholder, value, error, box, onChange, onSubmit } = props;
  const id = useId();
  const words = useWordCount(value);
  useTypedEarly(box, value, onChange);
  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Label htmlFor={id}>{label}</Label>
        <p
          id={`${id}-count`}
          className={clsx(
            'text-small tabular-nums',
            words > verifyLimits.words ? 'font-medium text-danger' : 'text-ink-soft',
          )}
        >
          {formatNumber(words)} of {formatNumber(verifyLimits.words)} words
        </p>
      </div>
      <Textarea
        ref={box}
        id={id}
        dir="auto"
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={`${id}-count${error === null ? '' : ` ${id}-error`}`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onSubmitKeys(onSubmit)}
        className="mt-2 max-h-[50vh] min-h-52! grow font-serif"
      />
      {error !== null && (
        <FieldNote id={`${id}-error`} error>
          {error}
        </FieldNote>
      )}
    </div>
  );
};
