import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';

export type SnippetKind = keyof typeof snippetLimits;

/** How large a title or description is: its code points, and its width in CSS pixels on a desktop result page. */
export type SnippetSize = { characters: number; pixels: number };

/** `too-wide`: a result page cuts it off. `too-long`: it is shown whole, but is over the limit of characters. */
export type SnippetFit = 'too-wide' | 'too-long' | 'too-short' | 'fits';

/** How a title or description fits its place on a result page. */
export const snippetFit = ({ characters, pixels }: SnippetSize, kind: SnippetKind): SnippetFit => {
  const limit = snippetLimits[kind];
  if (pixels > limit.pixels) return 'too-wide';
  if (characters > limit.maxCharacters) return 'too-long';
  return characters < limit.minCharacters ? 'too-short' : 'fits';
};

/** Whether nothing of a title or description is over the limits. */
export const isWithinLimits = (fit: SnippetFit): boolean => fit === 'fits' || fit === 'too-short';
