import { countWords } from '#domain/text/count-words.ts';
import { monthForms } from '#engine/english/calendar-words.ts';
import { alternatives, danglingWords, pastBe, presentBe } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { headingBlock } from '#engine/writing/rewriting/blocks/edit-blocks.ts';

const deepest = 6;

export const atLevel = (block: Block, level: number): Block =>
  level === block.level ? block : { ...headingBlock(level, block.body.trim()), gap: block.gap };

/**
 * Whether the blocks contain a heading such as "<h3>Rye</h3>". Its level stays, so the other levels must stay, too.
 * Inside code, such a tag is only text.
 */
const containsHtmlHeading = (blocks: readonly Block[]): boolean =>
  blocks.some(
    ({ kind, body }) => kind !== 'code' && /<h[1-6][\s>]/iu.test(body.replace(/`[^`]{1,400}`/gu, '')),
  );

/** A heading of level 1. A "#" without text does not count. */
export const isMain = ({ kind, level, body }: Block): boolean =>
  kind === 'heading' && level === 1 && body.trim() !== '';

/** Moves the headings that `picks` accepts, and everything below them, one level down. The structure stays. */
export const lowerHeadings = (blocks: readonly Block[], picks: (at: number) => boolean): Block[] => {
  if (containsHtmlHeading(blocks)) return [...blocks];
  let isLowered = false;
  return blocks.map((block, i) => {
    if (block.kind !== 'heading' || block.body.trim() === '') return block;
    if (isMain(block)) isLowered = picks(i);
    return isLowered ? atLevel(block, Math.min(block.level + 1, deepest)) : block;
  });
};

/** The label of a notice box, which is no section: "##### Info". */
const noticeLabel = /^(?:info|note|tip|hint|warning|caution|danger|important)[.:!]?$/iu;

/**
 * An empty heading, or a deep one in italics or with several sentences. Its level only makes the text small; it does
 * not name a section.
 */
const isSmallPrint = ({ level, body }: Block): boolean => {
  const text = body.trim();
  return (
    text === '' ||
    (level > 3 && noticeLabel.test(text)) ||
    (level > 4 &&
      regex.u`^[*_](?![*_]).*[*_]$|[.!]\s+\p{Lu}|\.[*_]*$|^[*_]{0,3}(?:Authors?|Written by|By|Published|Updated|Source)(?=[ :])`.test(
        text,
      ))
  );
};

/** A date: "07/03/23", "March 9, 2019 – The mill", "9 March 2019". */
const startsWithDate = regexOf(
  String.raw`^[*_]{0,3}(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)|(?:${alternatives(monthForms)})\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${alternatives(monthForms)})\.?,? \d{4})`,
  'iu',
);
/** "by Anna Poe" below the name of a book. */
const byline = regex.u`^[*_]{0,3}(?:[Ww]ritten )?by \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}[*_]{0,3}$`;

const isDated = ({ kind, body }: Block): boolean => kind === 'heading' && startsWithDate.test(body.trim());

/**
 * Whether a lower heading only dates or signs the text below the title, or the book of the heading above. A diary has a
 * date for each entry.
 */
const isDateline = (blocks: readonly Block[], at: number, isOnlyDate: boolean): boolean => {
  const [above, block] = [blocks[at - 1], blocks[at]];
  if (block === undefined || block.level < 3) return false;
  if (above?.kind === 'heading' && byline.test(block.body.trim())) return true;
  const isBelowTitle = above !== undefined && isMain(above);
  return isOnlyDate && isDated(block) && (block.level > 4 || isBelowTitle);
};

/**
 * The highest level that a first heading may get: H2, because the title is the page's H1. A text with any H1 or H2
 * keeps its own order.
 */
const topLevel = (blocks: readonly Block[]): number =>
  blocks.some((block) => block.kind === 'heading' && block.level <= 2) ? deepest : 2;

/**
 * Closes gaps in the levels below a heading: an H4 directly below an H2 becomes an H3, and so do its siblings. If no
 * heading is above H3, the highest ones become H2s.
 */
export const closeLevelGaps = (blocks: readonly Block[]): Block[] => {
  if (containsHtmlHeading(blocks)) return [...blocks];
  const open: { own: number; now: number }[] = [];
  const top = topLevel(blocks);
  const isOnlyDate = blocks.filter(isDated).length === 1;
  return blocks.map((block, i) => {
    if (block.kind !== 'heading' || isSmallPrint(block) || isDateline(blocks, i, isOnlyDate)) return block;
    while ((open.at(-1)?.own ?? 0) >= block.level) open.pop();
    const parent = open.at(-1);
    const level = Math.min(block.level, parent === undefined ? top : parent.now + 1);
    open.push({ own: block.level, now: level });
    return atLevel(block, level);
  });
};

/** A heading without the space after its marks: "##Heading". A single "#" may be a tag. */
const headingWithoutSpace = regex.u`^(#{2,6})([\p{Lu}\p{N}][^\n]{1,90})$`;

/**
 * The final mark of a one-sentence heading: "Lessons learned:", "Finding a space.". An abbreviation keeps its period.
 */
const closingMark = regex.u`^(?!.*(?::[\p{L}_+-]+:$|\.{2}|…|[.!?:]\s|\b(?:etc|Inc|Ltd|vs|Jr|Sr|No|Corp|Co|Bros|Misc|Dept|Univ|Ave|Blvd|Vol|\p{L})\.$))(.*[\p{L}\p{N})’'”"*_\x60])[.:]$`;

const isSubheading = (block: Block): boolean =>
  block.kind === 'heading' && block.level > 1 && block.suffix === '' && !isSmallPrint(block);

/** The number before a heading, as in "1. Be specific.", is not a separate sentence. */
const numberBefore = /^(?:\d{1,2}[.)]\s+)?/;
/** Endings of a heading that the list below completes: "A city that is:", "Breads such as:". */
const leadsIn = regexOf(
  `(?<![\\p{L}])(?:${alternatives(presentBe, pastBe, danglingWords)}|such as|including|includes?|contains?|like|as follows|i\\.e\\.|e\\.g\\.):$`,
  'iu',
);
/** A longer heading with a period is a sentence of the text, set as a heading for its size. */
const maxLabelWords = 12;
const unmarked = (heading: string): string | undefined => {
  if (leadsIn.test(heading)) return undefined;
  const number = numberBefore.exec(heading)?.[0] ?? '';
  const text = closingMark.exec(heading.slice(number.length))?.[1];
  if (text === undefined || (heading.endsWith('.') && countWords(text) > maxLabelWords)) return undefined;
  return number + text;
};

/**
 * Removes the final period or colon from subheadings. The main heading is the author's title, so it stays. If a heading
 * of several sentences must keep its period, all headings keep theirs.
 */
export const unmarkHeadings = (blocks: readonly Block[]): Block[] => {
  const keepPeriods = blocks.some((block) => {
    const text = block.body.trim();
    return (
      isSubheading(block) && /[^.]\.$/.test(text) && unmarked(text) === undefined && !abbreviated.test(text)
    );
  });
  return blocks.map((block) => {
    const text = block.body.trim();
    if (!isSubheading(block) || (keepPeriods && text.endsWith('.'))) return block;
    const bare = unmarked(text);
    return bare === undefined ? block : { ...block, body: bare };
  });
};
const abbreviated = regex.u`\b(?:etc|Inc|Ltd|vs|Jr|Sr|No|Corp|Co|Bros|Misc|Dept|Univ|Ave|Blvd|Vol|\p{L})\.$`;

export const fixHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    const [, marks = '', text = ''] =
      block.kind === 'paragraph' && block.prefix === ''
        ? (headingWithoutSpace.exec(block.body.trim()) ?? [])
        : [];
    return text === ''
      ? block
      : { ...headingBlock(marks.length, text.replace(/\s*#+\s*$/, '')), gap: block.gap };
  });
