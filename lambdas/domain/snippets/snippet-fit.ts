import { headlineLimits, phoneTitlePixels, snippetLimits } from '#contracts/keywords/snippet-limits.ts';

export type SnippetKind = keyof typeof snippetLimits;

/** The size of a title or description: its code points, and its width in CSS pixels on a desktop results page. */
export type SnippetSize = { characters: number; pixels: number };

/** `too-wide`: a results page cuts it off. `too-long`: it is displayed in full but exceeds the character limit. */
export type SnippetFit = 'too-wide' | 'too-long' | 'too-short' | 'fits';

/** The fit of a title or description on a results page. */
export const snippetFit = ({ characters, pixels }: SnippetSize, kind: SnippetKind): SnippetFit => {
  const limit = snippetLimits[kind];
  if (pixels > limit.pixels) return 'too-wide';
  if (characters > limit.maxCharacters) return 'too-long';
  return characters < limit.minCharacters ? 'too-short' : 'fits';
};

/** True if a phone shows the whole title on two lines. */
export const fitsPhone = ({ pixels }: Pick<SnippetSize, 'pixels'>): boolean => pixels <= phoneTitlePixels;

/** True if an author's own headline is short enough to be offered whole, though a desktop page may cut it off. */
export const isHeadlineSize = ({ characters, pixels }: SnippetSize): boolean =>
  characters <= headlineLimits.maxCharacters && pixels <= headlineLimits.pixels;

/** True if no title or description exceeds the limits. */
export const isWithinLimits = (fit: SnippetFit): boolean => fit === 'fits' || fit === 'too-short';
