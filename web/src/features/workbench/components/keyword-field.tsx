import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { Label } from '#web/components/ui/label.tsx';
import { useKeywordBox } from '#web/features/workbench/state/use-keyword-box.ts';
import { useTypedEarly } from '#web/lib/use-typed-early.ts';
import { KeywordCount, KeywordNotes } from './keyword-notes.tsx';

type ChipProps = { keyword: string; onRemove: () => void };

const Chip = ({ keyword, onRemove }: ChipProps) => (
  <li className="flex min-w-0 items-center rounded-small bg-sunken ps-2.5">
    <span dir="auto" className="min-w-0 py-1 wrap-anywhere">
      {keyword}
    </span>
    <button
      type="button"
      aria-label={`Remove ${keyword}`}
      onClick={onRemove}
      className="grid size-8 shrink-0 place-items-center rounded-small text-ink-faint hover:text-ink pointer-coarse:size-11"
    >
      <X aria-hidden="true" className="size-3.5" />
    </button>
  </li>
);

type KeywordFieldProps = {
  keywords: readonly string[];
  /** Text in the box that is not a chip yet. */
  pending: string;
  error: string | null;
  onKeywords: (keywords: string[]) => void;
  onPending: (text: string) => void;
};

type ChipsProps = { keywords: readonly string[]; onRemove: (keyword: string) => void };

const Chips = ({ keywords, onRemove }: ChipsProps) =>
  keywords.length === 0 ? null : (
    <ul aria-label="Keywords" className="contents">
      {keywords.map((keyword) => (
        <Chip key={keyword} keyword={keyword} onRemove={() => onRemove(keyword)} />
      ))}
    </ul>
  );

/** A box of keywords. Enter, a comma, leaving the box or pasting a list turns keywords into chips, each once. */
export const KeywordField = (props: KeywordFieldProps) => {
  const { keywords, pending, error, onKeywords } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { repeated, onType, ...handlers } = useKeywordBox(props);
  useTypedEarly(box, pending, onType);
  return (
    <div className="px-4 pt-4 sm:px-6 sm:pt-5">
      <Label htmlFor={id}>Your keywords</Label>
      {/* A click next to the chips focuses the box, as in any text area. */}
      <div
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          box.current?.focus();
        }}
        className="mt-3 flex max-h-[50vh] min-h-44 flex-wrap content-start items-center gap-2 overflow-y-auto"
      >
        <Chips
          keywords={keywords}
          onRemove={(keyword) => {
            onKeywords(keywords.filter((other) => other !== keyword));
            box.current?.focus();
          }}
        />
        <input
          ref={box}
          id={id}
          dir="auto"
          value={pending}
          placeholder={keywords.length === 0 ? 'Keywords, separated by commas or lines' : 'Add another'}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note ${id}-count`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={(event) => onType(event.target.value)}
          {...handlers}
          className="h-9 min-w-40 flex-1 bg-transparent outline-none! placeholder:text-ink-faint"
        />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-2 pb-3 text-small text-ink-soft">
        <p id={`${id}-note`} role={error === null ? undefined : 'alert'} className="text-danger">
          {error}
        </p>
        <KeywordCount id={`${id}-count`} count={keywords.length} />
      </div>
      <KeywordNotes keywords={keywords} repeated={repeated} />
    </div>
  );
};
