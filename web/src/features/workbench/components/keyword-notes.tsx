import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { type KeywordList, noteOnKeywords } from '#web/features/workbench/state/keyword-notes.ts';
import { viewLimits } from '#web/lib/view-limits.ts';

type KeywordNotesProps = { keywords: readonly string[]; repeated: KeywordList['repeated'] };

/** Notes on keywords that are looked up in another form or not at all. Every such keyword has one. */
export const KeywordNotes = ({ keywords, repeated }: KeywordNotesProps) => {
  const notes = noteOnKeywords(keywords, repeated);
  return (
    <div aria-live="polite" className="text-small text-ink-soft">
      {notes.length > 0 && (
        <ul className="grid gap-1 pb-3">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** `12/200 keywords`, and above 200 what that means. */
export const KeywordCount = ({ id, count }: { id: string; count: number }) => (
  <p id={id} className="ms-auto text-end tabular-nums">
    {count}/{viewLimits.keywords} keywords
    {count > viewLimits.keywords && count <= keywordLimits.perRun && (
      <span className="block">
        More than {viewLimits.keywords} make a long table; you can add up to {keywordLimits.perRun} for the
        same price.
      </span>
    )}
  </p>
);
