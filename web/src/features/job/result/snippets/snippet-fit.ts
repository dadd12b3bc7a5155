import type { SnippetText } from '#contracts/keywords/writing.ts';
import { snippetLimits } from '#contracts/limits.ts';

export type SnippetKind = keyof typeof snippetLimits;
export type SnippetFit = {
  tone: 'good' | 'warn';
  /** In words, so that the ruler needs no colour. */
  verdict: string;
  /** Length of the bar and place of the limit on it, in percent of the ruler. */
  filled: number;
  limitAt: number;
};

/** The ruler is somewhat longer than the limit, to show by how much a text is over it. */
const room = 1.15;

/** How a title or description fits into a search result. */
export const measureFit = (snippet: SnippetText, kind: SnippetKind): SnippetFit => {
  const { pixels, minCharacters, maxCharacters } = snippetLimits[kind];
  const limitAt = 100 / room;
  const filled = Math.min(100, (snippet.pixels / pixels) * limitAt);
  if (snippet.pixels > pixels) return { tone: 'warn', verdict: 'Cut off at the end', filled, limitAt };
  if (snippet.characters < minCharacters)
    return { tone: 'warn', verdict: 'Short: there is room for more', filled, limitAt };
  if (snippet.characters > maxCharacters)
    return { tone: 'warn', verdict: `Fits, but over ${maxCharacters} characters`, filled, limitAt };
  return { tone: 'good', verdict: 'Fits', filled, limitAt };
};
