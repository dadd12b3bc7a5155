import { countWords } from '#domain/text/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verbAt } from '#engine/writing/clauses/sentence-halves.ts';

/** A paragraph that is a single image in Markdown or HTML, with or without a link. */
export const isPicture = ({ kind, body }: Block): boolean =>
  (kind === 'paragraph' || kind === 'image' || kind === 'html') &&
  /^\[?(?:!\[[^[\]\n]*\]\([^()\n]*\)|<img\s[^<>]*>)(?:\]\([^()\n]*\))?\\?$/.test(body.trim());

/** A one-line paragraph in italics, or with only a numbered link: "[AU0040 - Fire Wave](print.html)". */
const captionLine =
  /^(?:([*_])(?![*_\s])([^*_\n[\]]+)\1|\[(?:[A-Z]{1,4}\d+ - )([^[\]\n]+)\]\([^()\n]*\))\.?$/;
const captionWords = { min: 3, max: 18 };
/**
 * The author's notes, such as "This post is long", and announcements of the next part, such as "Step 2" and "3. Mix".
 */
const isNote = regex.iu`^(?:step|part|day|chapter|next|then|first|second|third|finally|\d+[.):]|this (?:post|article|is)|note|edit|updated?|disclaimer|originally|trigger|(?:read|see|click|thanks|special))(?!\p{L})`;

/** A bold line below an image, such as "**My father and I**". It is a caption if the text has several. */
const boldLine = /^(\*\*|__)(?![*_\s])([^*_\n[\]]+)\1\.?$/;
const minBoldLines = 2;

const isBoldBelow = (blocks: readonly Block[], at: number): boolean => {
  const [picture, next] = [blocks[at], blocks[at + 1]];
  return (
    picture !== undefined &&
    isPicture(picture) &&
    next?.kind === 'paragraph' &&
    boldLine.test(next.body.trim())
  );
};

/**
 * Whether the bold lines below images are captions: at least two images have one, and so do at least half of all
 * images.
 */
export const captionsAreBold = (blocks: readonly Block[]): boolean => {
  const bold = blocks.filter((_, i) => isBoldBelow(blocks, i)).length;
  return bold >= minBoldLines && bold * 2 >= blocks.filter(isPicture).length;
};

/** The positions of bold lines that are captions. */
export const boldCaptions = (blocks: readonly Block[]): ReadonlySet<number> =>
  new Set(captionsAreBold(blocks) ? blocks.flatMap((_, i) => (isBoldBelow(blocks, i) ? [i + 1] : [])) : []);

/** A paragraph that says what the image above it shows: "FIG. 2. The chain", "Figure 3: The chain". */
const figureLine = regex.iu`^(?:fig(?:ure)?|image|photo|picture)\.?(?:\s(?:description|\d+|\[[^\]]+\]\\?_?))?[.:]?\s+(?=\p{Lu})([^.\n]+(?:\n[^.\n]+)*)\.`;
/** An image such as "![](a.jpg)" with one line directly below it in the same paragraph. */
const ownLine = /^!\[[^\]]*\]\([^()\n]*\)[ \t\\]*\n([^\n[\]<>|{}]{8,400})$/u;
const lineOverPicture = /^([^\n[\]<>|{}]{4,400})\n!\[[^\]]*\]\([^()\n]*\)$/u;

/** "Day 1 somewhere around the lake" says where. "Day 1" alone says only when. */
const dayWithMore = /^day \d+[:,]? (?:\S+ ){2,}/i;

const isCaption = (text: string, min: number): boolean => {
  const words = countWords(text);
  return (
    words >= min &&
    words <= captionWords.max &&
    (!isNote.test(text) || dayWithMore.test(text)) &&
    // A question below a picture belongs to the text.
    !/[:?]$/.test(text)
  );
};

/** The first sentence of a text that is too long for a caption, or else the whole text. */
const firstOf = (text: string): string =>
  countWords(text) > captionWords.max
    ? (text.split(regex.u`(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})`)[0] ?? '')
    : text;

/** A plain paragraph below an image, such as "Refugee camp in Syria". It is a caption if the text has several. */
const plainLine = regex.u`^\p{Lu}[^\n[\]<>|*_\x60]{4,120}(?<![.!?:;,…])$`;
/** A line in small or centered type below an image: "<small>A view of the harbor</small>". */
const smallTextLine =
  /^<(?:small|em|i|center|figcaption)>([^<>]{8,200})<\/(?:small|em|i|center|figcaption)>$/;

/** The number of images with a line of text that makes such lines the author's style. */
const minLines = 3;

/** How the author sets image captions. A style counts only if several images follow it. */
export type CaptionStyle = {
  bold: boolean;
  plain: boolean;
  above: boolean;
  below: boolean;
  endRows: boolean;
  /** Whether a line between two images belongs to the upper one. */
  betweenBelongsAbove: boolean;
};

const hasLine = (pattern: RegExp) => (block: Block) =>
  block.kind === 'paragraph' && pattern.test(block.body.trim());

const isPlainBelow = (blocks: readonly Block[], at: number): boolean => {
  const [picture, next, after] = [blocks[at], blocks[at + 1], blocks[at + 2]];
  return (
    picture !== undefined &&
    isPicture(picture) &&
    next?.kind === 'paragraph' &&
    after !== undefined &&
    countWords(next.body) <= captionWords.max &&
    plainLine.test(next.body.trim())
  );
};

const inItalics = /^([*_])(?![*_\s])[^*_]+\1$/;

/** An image with a short line below it in the same paragraph. A longer line is running text. */
const hasShortLine = ({ kind, body }: Block): boolean => {
  const line = kind === 'paragraph' ? ownLine.exec(body.trim())?.[1] : undefined;
  return line !== undefined && (inItalics.test(line.trim()) || countWords(line) <= captionWords.max);
};

/** A paragraph that could be a caption of the image above or below it. */
const isShortLine = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' &&
  countWords(block.body) <= captionWords.max &&
  [captionLine, boldLine, plainLine, smallTextLine].some((pattern) => pattern.test(block.body.trim()));

/**
 * Whether captions follow their images. A row of images and lines that ends with a line shows it, and a row that begins
 * with a line shows the opposite.
 */
const linesFollow = (blocks: readonly Block[]): boolean => {
  const isImage = (i: number): boolean => blocks[i] !== undefined && isPicture(blocks[i]);
  const ends = blocks.filter((_, i) => isImage(i) && isShortLine(blocks[i + 1]) && !isImage(i + 2)).length;
  const starts = blocks.filter((block, i) => isShortLine(block) && isImage(i + 1) && !isImage(i - 1)).length;
  return ends > starts;
};

export const captionStyle = (blocks: readonly Block[]): CaptionStyle => {
  const plain = blocks.filter((_, i) => isPlainBelow(blocks, i)).length;
  const endRows = blocks.some((_, i) => endsRow(blocks, i));
  return {
    bold: captionsAreBold(blocks),
    plain: plain >= minBoldLines && plain * 2 >= blocks.filter(isPicture).length,
    above: !endRows && blocks.filter(hasLine(lineOverPicture)).length >= minLines,
    endRows,
    betweenBelongsAbove: linesFollow(blocks),
    below: blocks.filter(hasShortLine).length >= minLines,
  };
};

const endsInPicture = ({ kind, body }: Block): boolean =>
  kind === 'paragraph' && /!\[[^[\]\n]*\]\([^()\n]*\)\s*$/.test(body);

/**
 * Whether a line stands alone below an image. If the text has one, a line between two images belongs to the upper one.
 */
const endsRow = (blocks: readonly Block[], at: number): boolean => {
  const [block, next] = [blocks[at], blocks[at + 1]];
  return (
    block !== undefined &&
    next?.kind === 'paragraph' &&
    endsInPicture(block) &&
    countWords(next.body) <= captionWords.max &&
    plainLine.test(next.body.trim())
  );
};

/** Two sentences in one line. */
const severalSentences = regex.u`\p{Ll}{2}[.!?]\s+\p{Lu}`;

/** The line below an image in the same paragraph, if it is in italics, has no verb, or is the author's style. */
const lineOf = (block: Block, isManner: boolean): string => {
  const line = (ownLine.exec(block.body.trim())?.[1] ?? '').trim();
  const own = line.replace(/[*_]/g, '').trim();
  if (own === '') return '';
  if (inItalics.test(line)) {
    const first = firstOf(own);
    return isCaption(first, 2) ? first : '';
  }
  // Several sentences below an image are the running text of its section.
  if (isManner) return isCaption(own, 2) && !severalSentences.test(own) ? own : '';
  return isCaption(own, captionWords.min) && own.length <= 110 && verbAt(own) < 0 ? own : '';
};

/** The author's caption below an image, in the same paragraph or the next one. */
export const lineBelow = (blocks: readonly Block[], at: number, style: CaptionStyle): string => {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block === undefined) return '';
  if (block.body.trim().includes('\n')) return lineOf(block, style.below);
  if (next?.kind !== 'paragraph' || !isPicture(block)) return '';
  const after = blocks[at + 2];
  if (after !== undefined && isPicture(after) && !style.betweenBelongsAbove) return '';
  const body = next.body.trim();
  const small = smallTextLine.exec(body)?.[1]?.trim() ?? '';
  const found = captionLine.exec(body);
  const text = (found?.[2] ?? found?.[3] ?? figureLine.exec(body)?.[1] ?? small).trim();
  if (isCaption(text, captionWords.min)) return text;
  const bold = style.bold ? (boldLine.exec(body)?.[2] ?? '').trim() : '';
  if (isCaption(bold, 2)) return bold;
  return style.plain && isPlainBelow(blocks, at) && isCaption(body, 2) ? body : '';
};

/** The line above an image in the same paragraph: "Dipping noodles beside our hotel". */
export const lineAbove = ({ kind, body }: Block, style: CaptionStyle): string => {
  const [, text = ''] = lineOverPicture.exec(kind === 'paragraph' ? body.trim() : '') ?? [];
  if (style.endRows) return '';
  // A longer line is running text with an image after it, so no sentence is taken from it.
  if (style.above) return isCaption(text, 2) ? text : '';
  return isCaption(text, captionWords.min) && text.length <= 110 && verbAt(text) < 0 ? text : '';
};
