import { clsx } from 'clsx';
import { formatNumber } from '#contracts/format-number.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import type { SnippetKind } from '#domain/snippets/snippet-fit.ts';
import { measureFit } from './snippet-fit.ts';

/** A text's width compared with the limit of a search result, in pixels and characters. */
export const PixelRuler = ({ snippet, kind }: { snippet: SnippetText; kind: SnippetKind }) => {
  const fit = measureFit(snippet, kind);
  return (
    <div>
      <div aria-hidden="true" className="relative h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={clsx('h-full rounded-full', fit.tone === 'good' ? 'bg-accent' : 'bg-medium')}
          style={{ width: `${fit.filled}%` }}
        />
        <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${fit.limitAt}%` }} />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-small text-ink-soft tabular-nums">
        <span className={clsx(fit.tone === 'warn' && 'font-medium text-medium')}>{fit.verdict}</span>
        <span>
          {formatNumber(snippet.pixels)} of {snippetLimits[kind].pixels} px · {snippet.characters} characters
        </span>
      </p>
    </div>
  );
};
