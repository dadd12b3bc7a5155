import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { verbAt } from '#engine/writing/rewriting/sentences/sentence-halves.ts';

/** A paragraph of one picture in Markdown or HTML, which may be a link. */
export const isPicture = ({ kind, body }: Block): boolean =>
  (kind === 'paragraph' || kind === 'image' || kind === 'html') &&
  /^\[?(?:!\[[^[\]\n]*\]\([^()\n]*\)|<img\s[^<>]*>)(?:\]\([^()\n]*\))?\\?$/.test(body.trim());

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
const ownLine = /^!\[[^\]]*\]\([^()\n]*\)[ \t\\]*\n([^\n[\]<>|]{8,400})$/u;
const lineOverPicture = /^([^\n[\]<>|]{4,400})\n!\[[^\]]*\]\([^()\n]*\)$/u;

/** "Day 1 somewhere around the lake" says where; "Day 1" alone says only when. */
const dayWithMore = /^day \d+[:,]? (?:\S+ ){2,}/i;

const isCaption = (text: string, least: number): boolean => {
  const words = countWords(text);
  return (
    words >= least &&
    words <= captionWords.most &&
    (!isNote.test(text) || dayWithMore.test(text)) &&
    !text.endsWith(':')
  );
};

/** The first sentence of a longer caption, if it is one by its length. */
const firstOf = (text: string): string =>
  countWords(text) > captionWords.most
    ? (text.split(regex.u`(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})`)[0] ?? '')
    : text;

/** "Refugee camp in Syria" as a paragraph below a picture: a caption where the text has several. */
const plainLine = regex.u`^\p{Lu}[^\n[\]<>|*_\x60]{4,120}(?<![.!?:;,…])$`;
/** So many pictures with a line of text make it the manner of the author. */
const leastLines = 3;

/** How the author of a text sets the captions of pictures: each is one that several of its pictures have. */
export type CaptionStyle = {
  bold: boolean;
  plain: boolean;
  above: boolean;
  below: boolean;
  endRows: boolean;
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
    countWords(next.body) <= captionWords.most &&
    plainLine.test(next.body.trim())
  );
};

export const captionStyle = (blocks: readonly Block[]): CaptionStyle => {
  const plain = blocks.filter((_, i) => isPlainBelow(blocks, i)).length;
  const endRows = blocks.some((_, i) => endsRow(blocks, i));
  return {
    bold: captionsAreBold(blocks),
    plain: plain >= leastBold && plain * 2 >= blocks.filter(isPicture).length,
    above: !endRows && blocks.filter(hasLine(lineOverPicture)).length >= leastLines,
    endRows,
    below: blocks.filter(hasLine(ownLine)).length >= leastLines,
  };
};

const endsInPicture = ({ kind, body }: Block): boolean =>
  kind === 'paragraph' && /!\[[^[\]\n]*\]\([^()\n]*\)\s*$/.test(body);

/** A line alone below a picture where the next block shows none: then a line between two pictures belongs to the upper one. */
const endsRow = (blocks: readonly Block[], at: number): boolean => {
  const [block, next] = [blocks[at], blocks[at + 1]];
  return (
    block !== undefined &&
    next?.kind === 'paragraph' &&
    endsInPicture(block) &&
    countWords(next.body) <= captionWords.most &&
    plainLine.test(next.body.trim())
  );
};

const inItalics = /^([*_])(?![*_\s])[^*_]+\1$/;

/** The line below a picture in its own paragraph: in italics, without a verb, or as all pictures of the text have one. */
const lineOf = (block: Block, isManner: boolean): string => {
  const line = (ownLine.exec(block.body.trim())?.[1] ?? '').trim();
  const own = line.replace(/[*_]/g, '').trim();
  if (own === '') return '';
  if (inItalics.test(line) || isManner) {
    const first = firstOf(own);
    return isCaption(first, 2) ? first : '';
  }
  return isCaption(own, captionWords.least) && own.length <= 110 && verbAt(own) < 0 ? own : '';
};

/** The author's line below a picture that stands alone, or in its paragraph. */
export const lineBelow = (blocks: readonly Block[], at: number, style: CaptionStyle): string => {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block === undefined) return '';
  if (block.body.trim().includes('\n')) return lineOf(block, style.below);
  if (next?.kind !== 'paragraph' || !isPicture(block)) return '';
  const body = next.body.trim();
  const small = smallLine.exec(body)?.[1]?.trim() ?? '';
  const found = captionLine.exec(body);
  const text = (found?.[2] ?? found?.[3] ?? figureLine.exec(body)?.[1] ?? small).trim();
  if (isCaption(text, captionWords.least)) return text;
  const bold = style.bold ? (boldLine.exec(body)?.[2] ?? '').trim() : '';
  if (isCaption(bold, 2)) return bold;
  return style.plain && isPlainBelow(blocks, at) && isCaption(body, 2) ? body : '';
};

/** "<small>A view of the harbor</small>" below a picture. */
const smallLine = /^<(?:small|em|i|center|figcaption)>([^<>]{8,200})<\/(?:small|em|i|center|figcaption)>$/;

/** "Dipping noodles beside our hotel" on the line above a picture of the same paragraph. */
export const lineAbove = ({ kind, body }: Block, style: CaptionStyle): string => {
  const [, text = ''] = lineOverPicture.exec(kind === 'paragraph' ? body.trim() : '') ?? [];
  if (style.endRows) return '';
  // Of a longer line, no sentence is taken: it is running text with a picture behind it.
  if (style.above) return isCaption(text, 2) ? text : '';
  return isCaption(text, captionWords.least) && text.length <= 110 && verbAt(text) < 0 ? text : '';
};
