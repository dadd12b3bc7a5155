import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ArticleBlock, Difference, WordPiece } from './article-diff.ts';
import { SafeHtml } from './safe-html.tsx';

const Word = ({ piece }: { piece: WordPiece }) => {
  if (piece.kind === 'in') return <ins className="marker no-underline">{piece.text}</ins>;
  if (piece.kind === 'out') return <del className="text-ink-soft decoration-high">{piece.text}</del>;
  return piece.text;
};

const Side = ({ name, words, hide }: { name: string; words: readonly WordPiece[]; hide: 'in' | 'out' }) => {
  let offset = 0;
  const shown = words.flatMap((piece) => {
    const key = offset;
    offset += piece.text.length;
    return piece.kind === hide ? [] : [<Word key={key} piece={piece} />];
  });
  if (shown.length === 0) return null;
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{shown}</dd>
    </div>
  );
};

/** If only the form has changed, for example from a paragraph to a heading, the words are shown once. */
const Sides = ({ words }: { words: readonly WordPiece[] }) =>
  words.every(({ kind }) => kind === 'kept') ? (
    <div>
      <dt className="text-small text-ink-soft">Before and after</dt>
      <dd>The words are the same; only the formatting has changed.</dd>
    </div>
  ) : (
    <>
      <Side name="Before" words={words} hide="in" />
      <Side name="After" words={words} hide="out" />
    </>
  );

const isHeading = (tag: string): boolean => /^h[1-6]$/.test(tag);

const Differences = ({ id, differences }: { id: string; differences: readonly Difference[] }) => (
  <div id={id} className="mt-3 grid animate-fade-in gap-5 rounded-card bg-sunken p-4 font-sans text-body">
    {differences.map(({ words, reason }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
      <dl key={index} className="grid gap-3">
        <Sides words={words} />
        {reason !== null && (
          <div>
            <dt className="text-small text-ink-soft">Why</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
    ))}
  </div>
);

const labels = {
  changed: 'Changed passage: show before and after',
  removed: 'Removed passage: show it',
} as const;

/**
 * A passage that the rewrite changed. A thin mark in the margin opens the words before and after, with the reason.
 */
export const ChangedBlock = ({ block, change }: Pick<ArticleBlock, 'block' | 'change'>) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!change) return <SafeHtml nodes={[block]} />;
  return (
    <div className={clsx('relative [&>:first-child+*]:mt-0!', isHeading(block.tag) && 'mt-9! first:mt-0!')}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={labels[change.kind]}
        title={labels[change.kind]}
        onClick={() => setOpen(!open)}
        className="group absolute inset-y-0 -left-7 w-7 sm:-left-9 sm:w-9"
      >
        <span
          className={clsx(
            'absolute inset-y-1 left-2 rounded-full bg-accent transition-[width] sm:left-3',
            open ? 'w-1' : 'w-0.5 group-hover:w-1',
          )}
        />
      </button>
      {change.kind === 'removed' ? (
        <p className="text-ink-faint italic">A passage was removed here.</p>
      ) : (
        <SafeHtml nodes={[block]} />
      )}
      {open && <Differences id={id} differences={change.differences} />}
    </div>
  );
};
