import { countWords } from '#domain/text/count-words.ts';
import { isNotATitleLine, isPartName } from '#engine/extraction/title/not-a-title-line.ts';
import { regex } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { headingBlock, isPlainParagraph } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { wordsOf } from './own-sections.ts';

const maxLength = 80;
const maxWords = 11;
/** A line on its own without the end of a sentence. A quotation mark may belong to speech. */
const plainLine = regex.u`^[\p{Lu}\p{N}][\p{L}\p{N}'’&/()+:,.–—‑$%#-]*(?: [\p{L}\p{N}'’&/()+:,.–—‑$%#-]+)*\??$`;
const endsLikeSentence = /[.,;:!…]$/;

/** Buttons, prices, credits and fields of a page, which no text follows. */
const ofThePage = regex.iu`^(?:share|subscribe|sign up|log ?in|learn more|read more|see more|view|shop|buy|add to|download|menu|search|follow|contact|comments?|home|previous|next|related|recommended|advertisement|getty|image|photo|video|figure|table|source|credits?|copyright|reviews?|pros|cons|verdict|specs?|price|sale|new|free)(?![a-z])(?!.{14})|[$£€]\d|\d{1,2}:\d{2}|min(?:ute)?s? read|©|^\P{L}*\d[\d\P{L}]*\p{L}{0,9}$|,? (?:19|20)\d\d$`;

/** Whether a paragraph may be a heading that lost its mark. */
const isLine = (block: Block | undefined): boolean => {
  if (block === undefined || !isPlainParagraph(block)) return false;
  const text = block.body.trim();
  return (
    text.length <= maxLength &&
    countWords(text) <= maxWords &&
    !text.includes('\n') &&
    !endsLikeSentence.test(text)
  );
};

const numberOf = (text: string): number => Number(/^(?:Step )?(\d{1,2})[.):]/.exec(text)?.[1] ?? 0);

const canBeHeading = (text: string): boolean =>
  plainLine.test(text) &&
  !ofThePage.test(text) &&
  (!isNotATitleLine(text) || isPartName(text) || numberOf(text) > 0);

/** A shorter paragraph below a line may be its value or caption. */
const minWordsBelow = 20;
const isText = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.kind === 'item' || (isPlainParagraph(block) && countWords(block.body) >= minWordsBelow));
/** Whether a text ends above a line. A single item without a period may be a numbered heading of its own. */
const endsText = (block: Block | undefined, above: Block | undefined): boolean =>
  block !== undefined &&
  (block.kind === 'item' || block.kind === 'paragraph') &&
  (/[.!?:]["”’)*_]*\s*$/u.test(block.body) || (block.kind === 'item' && above?.kind === 'item'));

/** Whether numbered lines run from 1 on without a gap. */
const countsUp = (lines: readonly string[]): boolean => {
  const numbers = lines.map(numberOf).filter((number) => number > 0);
  return numbers.length < 2 || numbers.every((number, i) => number === i + 1);
};

const minLines = 3;
/** Headings closer together are entries of a list. */
const minWordsPerLine = 45;

/** The places of all short lines, if each of them is certainly a heading. */
const headingLines = (blocks: readonly Block[]): readonly number[] => {
  // A line directly below the main heading is its kicker, and one at the end has no text.
  const places = blocks.flatMap((block, i) => (i > 1 && i < blocks.length - 1 && isLine(block) ? [i] : []));
  const lines = places.map((i) => blocks[i]?.body.trim() ?? '');
  const areSure =
    places.length >= minLines &&
    places.every((i) => endsText(blocks[i - 1], blocks[i - 2])) &&
    places.every((i) => isText(blocks[i + 1]) && !isLine(blocks[i + 1])) &&
    lines.every(canBeHeading) &&
    new Set(lines.map((line) => line.toLowerCase())).size === lines.length &&
    countsUp(lines) &&
    wordsOf(blocks) >= lines.length * minWordsPerLine;
  return areSure ? places : [];
};

/**
 * Marks the headings of a text whose only mark is that of its main heading, as where a page was pasted below its title:
 * at least three short lines, each after the end of a text and before another one. If any short line is something else,
 * all stay.
 */
export const markLostHeadings = (blocks: readonly Block[]): Block[] => {
  const [main, ...rest] = blocks;
  if (main?.kind !== 'heading' || main.level !== 1) return [...blocks];
  if (rest.some(({ kind }) => kind === 'heading' || kind === 'html')) return [...blocks];
  const found = new Set(headingLines(blocks));
  return blocks.map((block, i) =>
    found.has(i) ? { ...headingBlock(2, block.body.trim()), gap: block.gap } : block,
  );
};
