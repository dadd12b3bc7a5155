import type { ShownFrame } from '#engine/writing/titles/subject/title-frame.ts';

/** Frames of which blind graders published 13 of 206 first titles of texts without a headline, and 11 of 50 of the others. */
const weakFrames: ReadonlySet<ShownFrame> = new Set([
  'thoughts',
  'topic',
  'visit',
  'aspects',
  'names',
  'section',
  'action',
  'extended',
  'how-we',
  'doing',
  'how-to',
  'question',
  'statement',
  'news',
]);
const behind = 0.9;

type Chanced = { frame: ShownFrame; chance: number };

/** Puts titles in the text's own words behind the best other title, unless that has a weak frame. */
export const behindStrong = <T extends Chanced>(
  ownWords: readonly T[],
  others: readonly Chanced[],
): readonly T[] => {
  const [best] = others.toSorted((a, b) => b.chance - a.chance);
  return best === undefined || weakFrames.has(best.frame)
    ? ownWords
    : ownWords.map((title) => ({ ...title, chance: Math.min(title.chance, best.chance * behind) }));
};
