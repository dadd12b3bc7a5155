import { randomBytes } from 'node:crypto';

/** A text from a user, a page or a model, with the name that the prompt uses for it. */
export type DataBlock = { readonly label: string; readonly text: string };

/**
 * Characters that a model reads and a person does not see: tag characters and variation selectors (both can spell out
 * hidden text), zero-width and direction marks, soft hyphens, line and page controls, lone surrogates.
 */
const unseen = new RegExp(
  `[${[
    '\\u{E0000}-\\u{E007F}',
    '\\u{FE00}-\\u{FE0F}\\u{E0100}-\\u{E01EF}\\u{180B}-\\u{180F}',
    '\\u{200B}-\\u{200F}\\u{202A}-\\u{202E}\\u{2060}-\\u{206F}\\u{FEFF}\\u{FFF9}-\\u{FFFB}',
    '\\u{00AD}\\u{034F}\\u{061C}\\u{115F}\\u{1160}\\u{17B4}\\u{17B5}\\u{3164}\\u{FFA0}',
    '\\p{Cs}',
  ].join('')}]`,
  'gu',
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** Removes invisible characters. Tabs and line ends stay. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(unseen, '').replace(controls, '');

/** Does the same, and puts the text on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ').trim();

/**
 * Draws 128 random bits that occur in none of the blocks, so no text can contain the line that closes its own block.
 */
export const drawMark = (
  blocks: readonly DataBlock[],
  draw: () => string = () => randomBytes(16).toString('hex'),
): string => {
  const isTaken = (mark: string) => blocks.some(({ text }) => cleanText(text).includes(mark));
  let mark = draw();
  while (isTaken(mark)) mark = draw();
  return mark;
};

/** Joins the blocks into the one message of a request. Lines with the request's mark enclose each block. */
export const renderBlocks = (blocks: readonly DataBlock[], mark: string): string =>
  blocks
    .map(({ label, text }) => `<<<${label} ${mark}\n${cleanText(text)}\n${label} ${mark}>>>`)
    .join('\n\n');
