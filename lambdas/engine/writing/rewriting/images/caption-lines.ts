import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verbAt } from '#engine/writing/rewriting/sentences/sentence-halves.ts';

/** A paragraph of one picture, which may be a link. */
export const isPicture = ({ kind, body }: Block): boolean =>
  (kind === 'paragraph' || kind === 'image') &&
  /^\[?!\[[^[\]\n]*\]\([^()\n]*\)(?:\]\([^()\n]*\))?$/.test(body.trim());

/** A paragraph of one line in italics, or of one link with its number: "[AU0040 - Fire Wave](print.html)". */
const captionLine =
  /^(?:([*_])(?![*_\s])([^*_\n[\]]+)\1|\[(?:[A-Z]{1,4}\d+ - )([^[\]\n]+)\]\([^()\n]*\))\.?$/;
const captionWords = { least: 3, most: 18 };
/** "This post is long": a note of the author's. "Step 2", "3. Mix": what comes next. */
const isNote = regex.iu`^(?:step|part|day|chapter|next|then|first|second|third|finally|\d+[.):]|this (?:post|article|is)|note|edit|updated?|disclaimer|originally|trigger|(?:read|see|click|thanks|special))(?!\p{L})`;

/** "**My father and I**" below a picture: a caption where the text has several. */
const boldLine = /^(\*\*|__)(?![*_\s])([^*_\n[\]]+)\1\.?$/;
const leastBold = 2;

const isBoldBelow = (blocks: readonly Block[], at: number): boolean => {
  const [picture, next] = [blocks[at], blocks[at + 1]];
  return (
    picture !== undefined &&
    isPicture(picture) &&
    next?.kind === 'paragraph' &&
    boldLine.test(next.body.trim())
  );
};

/** Whether the lines in bold below pictures are their captions: at least two pictures have one, and most do. */
export const captionsAreBold = (blocks: readonly Block[]): boolean => {
  const bold = blocks.filter((_, i) => isBoldBelow(blocks, i)).length;
  return bold >= leastBold && bold * 2 >= blocks.filter(isPicture).length;
};

/** The places of the lines in bold that are captions. */
export const boldCaptions = (blocks: readonly Block[]): ReadonlySet<number> =>
  new Set(captionsAreBold(blocks) ? blocks.flatMap((_, i) => (isBoldBelow(blocks, i) ? [i + 1] : [])) : []);

/** "FIG. 2. The chain", "Figure 3: The chain": a paragraph that says what the picture above it shows. */
const figureLine = regex.iu`^(?:fig(?:ure)?|image|photo|picture)\.?(?:\s(?:\d+|\[[^\]]+\]\\?_?))?[.:]?\s+(?=\p{Lu})([^.\n]+(?:\n[^.\n]+)*)\.`;
/** "![](a.jpg)" with one line right below it in the same paragraph. */
const ownLine = /^!\[[^\]]*\]\([^()\n]*\)[ \t]*\n([^\n[\]!<>|]{8,110})$/u;

const isCaption = (text: string, least: number): boolean => {
  const words = countWords(text);
  return words >= least && words <= captionWords.most && !isNote.test(text) && !text.endsWith(':');
};

/** The author's line below a picture that stands alone, or in its paragraph. */
export const lineBelow = (blocks: readonly Block[], at: number, hasBold: boolean): string => {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block === undefined) return '';
  const own = (ownLine.exec(block.body.trim())?.[1] ?? '').replace(/[*_]/g, '').trim();
  if (own !== '') return isCaption(own, captionWords.least) && verbAt(own) < 0 ? own : '';
  if (next?.kind !== 'paragraph' || !isPicture(block)) return '';
  const body = next.body.trim();
  const found = captionLine.exec(body);
  const text = (found?.[2] ?? found?.[3] ?? figureLine.exec(body)?.[1] ?? '').trim();
  if (isCaption(text, captionWords.least)) return text;
  const bold = hasBold ? (boldLine.exec(body)?.[2] ?? '').trim() : '';
  return isCaption(bold, 2) ? bold : '';
};

/** "Dipping noodles beside our hotel" on the line above a picture of the same paragraph. */
export const lineAbove = ({ kind, body }: Block): string => {
  const [, text = ''] =
    /^([^\n[\]!<>|]{8,110})\n!\[[^\]]*\]\([^()\n]*\)$/u.exec(kind === 'paragraph' ? body.trim() : '') ?? [];
  return isCaption(text, captionWords.least) && verbAt(text) < 0 ? text : '';
};
