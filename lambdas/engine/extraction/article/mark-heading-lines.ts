import { startsNextLine } from '#engine/extraction/title/first-line.ts';
import { isNotATitleLine, isPartName } from '#engine/extraction/title/not-a-title-line.ts';

const headingCharacters = 80;
const headingWords = 12;
/** A headline on the first line is often longer than the headings below it. */
const headlineCharacters = 110;
const headlineWords = 18;
const endsLikeSentence = /[.!;:,\u3002\u0964]["'\u201d\u2019)\]]*$/;
/** A line with Markdown syntax or an address is not an unmarked heading. */
const marked = /^(?:[#>|`~*_+=<[!-]|\d+[.)]\s)|https?:\/\//;
const startsLikeHeading = /^["'\u201c\u2018(]?[$£€]?[\p{Lu}\p{N}]/u;
/** A line of speech, as in an interview: `She said: "Is it rye?"`. */
const speech = /:\s?["“]/;

const isHeadingLine = (block: string, first: boolean): boolean =>
  block.length <= (first ? headlineCharacters : headingCharacters) &&
  !block.includes('\n') &&
  !endsLikeSentence.test(block) &&
  !startsNextLine.test(block) &&
  !marked.test(block) &&
  (first || !speech.test(block)) &&
  startsLikeHeading.test(block) &&
  /\p{L}/u.test(block) &&
  !(first && isNotATitleLine(block) && !isPartName(block)) &&
  block.split(/\s+/).length <= (first ? headlineWords : headingWords);

/** A heading is followed by a longer block that reads like text. */
const isText = (block: string | undefined): boolean =>
  block !== undefined && (block.length > headingCharacters || /[.!?]["'\u201d\u2019)\]]*$/.test(block));

/**
 * Marks the headings of text that lost its heading marks when it was copied from a page or a word processor. A short
 * line before a paragraph, without the end of a sentence, was a heading. It gets a Markdown mark: `#` for the first
 * block, `##` for others. Text that already has heading marks stays unchanged.
 */
export const markHeadingLines = (source: string): string => {
  if (/^#{1,6}\s/m.test(source) || /^(?:=+|-+)$/m.test(source)) return source;
  const parts = source.split(/(\n\s*\n)/);
  return parts
    .map((block, at) => {
      if (at % 2 === 1 || !isHeadingLine(block.trim(), at === 0) || !isText(parts[at + 2]?.trim()))
        return block;
      return `${at === 0 && !isPartName(block.trim()) ? '#' : '##'} ${block.trim()}`;
    })
    .join('');
};
