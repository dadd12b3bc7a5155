import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { fitsPhone, type SnippetFit, type SnippetKind, snippetFit } from '#domain/snippets/snippet-fit.ts';

export type RulerFit = {
  tone: 'good' | 'warn';
  /** The verdict as text, so that the ruler does not rely on color. */
  verdict: string;
  /** Length of the bar and position of the limit, in percent of the ruler. */
  filled: number;
  limitAt: number;
};

/** The ruler is slightly longer than the limit, to show by how much a text exceeds it. */
const room = 1.15;

const verdicts: Readonly<Record<SnippetFit, (maxCharacters: number) => string>> = {
  'too-wide': () => 'Cut off at the end',
  'too-long': (most) => `Shown in full, but over ${most} characters`,
  'too-short': () => 'Short: there is room for more',
  fits: () => 'Fits',
};

/** Whether a title or description fits into a search result. */
export const measureFit = (snippet: SnippetText, kind: SnippetKind): RulerFit => {
  const { pixels, maxCharacters } = snippetLimits[kind];
  const limitAt = 100 / room;
  const fit = snippetFit(snippet, kind);
  return {
    tone: fit === 'fits' ? 'good' : 'warn',
    verdict:
      kind === 'title' && fit === 'too-wide' && fitsPhone(snippet)
        ? 'Cut off on a desktop, whole on a phone'
        : verdicts[fit](maxCharacters),
    filled: Math.min(100, (snippet.pixels / pixels) * limitAt),
    limitAt,
  };
};
