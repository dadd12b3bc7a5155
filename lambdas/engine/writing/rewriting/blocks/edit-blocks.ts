import { memoizeByObject, memoizeByText } from '#engine/bounds/memoize.ts';
import { regex } from '#engine/language/patterns.ts';
import { type Block, parseMarkdown, serializeMarkdown } from '#engine/markdown/markdown-document.ts';
import { textReader } from '#engine/text/analyzed-text.ts';
import { readUnits } from '#engine/verification/facts/passage-units.ts';

export const newBlock = (kind: Block['kind'], body: string, prefix = ''): Block => ({
  kind,
  level: prefix.trim().startsWith('#') ? prefix.trim().length : 0,
  prefix,
  body,
  suffix: '',
  gap: '\n\n',
});

export const headingBlock = (level: number, text: string): Block =>
  newBlock('heading', text, `${'#'.repeat(level)} `);

const kindOf = ({ kind, prefix }: Block): string => `${kind} ${prefix}`;
/**
 * Keys for two neighbors. Each key leaves out the words of one of them, because that block may differ from the source.
 */
const pairsOf = (block: Block, next: Block): [string, string] => [
  `${kindOf(block)}\0${block.body}\0${kindOf(next)}`,
  `${kindOf(block)}\0${kindOf(next)}\0${next.body}`,
];

/** The gaps between neighboring blocks of a source. Neighbors that repeat may have several. */
const gapsOf = (source: readonly Block[]): Map<string, Set<string>> => {
  const gaps = new Map<string, Set<string>>();
  source.forEach((block, i) => {
    const next = source[i + 1];
    if (next === undefined) return;
    for (const pair of pairsOf(block, next)) gaps.set(pair, (gaps.get(pair) ?? new Set()).add(block.gap));
  });
  return gaps;
};

/** The gap of the first pair that the source has: the block's own if the source has that one, too. */
const gapIn = (
  gaps: ReadonlyMap<string, ReadonlySet<string>>,
  block: Block,
  next: Block,
): string | undefined => {
  const known = pairsOf(block, next)
    .map((pair) => gaps.get(pair))
    .find((found) => found !== undefined);
  return known?.has(block.gap) ? block.gap : known?.values().next().value;
};

/** Attributes in the syntax of kramdown, which belong to the block that they touch: "{:.note}". */
const attributes = /^\s*\{:[^{}]*\}\s*$/;
const touches = (block: Block, next: Block): boolean =>
  block.gap === '\n' && (attributes.test(block.body) || attributes.test(next.body));

/**
 * True for a list directly below its paragraph: "We need:
 * - rye".
 */
const isListBelow = (block: Block, next: Block): boolean => next.kind === 'item' && block.gap === '\n';

/**
 * The Markdown of blocks, with a blank line around each inserted heading and paragraph. Blocks that are also neighbors
 * in the source keep the gap from there.
 */
export const renderBlocks = (blocks: readonly Block[], source: readonly Block[] = []): string => {
  const gaps = gapsOf(source);
  const spaced = blocks.map((block, i) => {
    const next = blocks[i + 1];
    const own = next === undefined ? undefined : gapIn(gaps, block, next);
    if (own !== undefined) return { ...block, gap: own };
    const tight =
      next !== undefined &&
      next.kind === block.kind &&
      (block.kind === 'item' || block.kind === 'table' || block.kind === 'definition');
    if (next === undefined || tight || touches(block, next) || /\n[ \t]*\n/.test(block.gap)) return block;
    return {
      ...block,
      gap:
        block.kind === 'heading' ||
        next.kind === 'heading' ||
        (block.kind === 'paragraph' && !isListBelow(block, next))
          ? '\n\n'
          : block.gap || '\n\n',
    };
  });
  return `${serializeMarkdown({ lead: '', blocks: spaced }).trimEnd()}\n`;
};

export const blocksOf = memoizeByText((markdown): readonly Block[] => parseMarkdown(markdown).blocks);

const countOf = (text: string, character: string): number => text.split(character).length - 1;
const isOpen = (text: string): boolean => countOf(text, '[') > countOf(text, ']') || /\]\([^)]*$/.test(text);

/** Keeps sentences inside the text of a link or image together, because a cut there would break it. */
const keepLinksWhole = (sentences: readonly string[]): string[] => {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    if (last !== undefined && isOpen(last)) whole[whole.length - 1] = last + sentence;
    else whole.push(sentence);
  }
  return whole;
};

/** The length of a full line. A shorter line may belong to a poem or a list of facts. */
const minLineLength = 45;
/**
 * Joins sentences across a long line without an end mark ("We put it away. After
 * I slept"), even before a capital letter.
 */
const keepLinesWhole = (sentences: readonly string[], body: string): string[] => {
  const whole: string[] = [];
  let [at, continues] = [0, false];
  for (const sentence of sentences) {
    if (continues) whole.push((whole.pop() ?? '') + sentence);
    else whole.push(sentence);
    at += sentence.length;
    const line = body.slice(body.lastIndexOf('\n', at - 2) + 1, at);
    continues = line.length >= minLineLength && regex.u`[\p{L}\p{N},]\s?\n$`.test(line);
  }
  return whole;
};

const sentencesIn = textReader(({ text }): readonly string[] => {
  const { blocks } = readUnits(text);
  const [read] = blocks;
  // Read alone, the text "### Patience" of a list item is a heading, so the offsets differ.
  return read === undefined || blocks.length > 1 || read.block.body !== text
    ? [text]
    : keepLinksWhole(
        keepLinesWhole(
          read.units.map((unit) => text.slice(unit.start, unit.end)),
          text,
        ),
      );
});

/** The sentences of a paragraph as Markdown, each with the whitespace after it; joined, they are its body. */
export const sentencesOf = (block: Block): readonly string[] => sentencesIn(block.body);

/**
 * Footnotes, table rows and lines with a typed bullet, which a break would cut: "[^1]: See the map", "| a | b |",
 * "a | b | c", "• rye".
 */
const isOtherText =
  /^\[\^[^\]\n]+\]:|(?:^|\n)[ \t]*(?:[|>•●▪◦‣]|\[\^[^\]\n]+\]:|(?:[-*+]|\d{1,3}[.)])[ \t])|[^|\n]\|[^|\n]+\|[^|\n]/;

const templateMarks: readonly (readonly [open: string, close: string])[] = [
  ['{%', '%}'],
  ['{{', '}}'],
];
/**
 * Whether a template tag such as "{% include card.html title="…" %}" spans several lines or has no end. Its content is
 * not running text.
 */
export const containsTemplate = (body: string): boolean =>
  templateMarks.some(([open, close]) => {
    for (let at = body.indexOf(open); at >= 0; at = body.indexOf(open, at + 1)) {
      const end = body.indexOf(close, at);
      if (end < 0 || body.slice(at, end).includes('\n')) return true;
      at = end;
    }
    return false;
  });

/** Elements whose content no reader sees. Inside a paragraph, they are part of its text. */
const hiddenElement = /<(?:style|script)[\s>]/i;
/** Whether a text has parts that are not running text: a template tag over several lines, a script or a style sheet. */
export const containsCode = (body: string): boolean => hiddenElement.test(body) || containsTemplate(body);

/** A paragraph of the text itself, not one inside a list item, a note, a table or a template. */
export const isPlainParagraph = memoizeByObject(
  ({ kind, prefix, body }: Block): boolean =>
    kind === 'paragraph' && prefix === '' && !isOtherText.test(body) && !containsCode(body),
);

/**
 * Joins the lines of a paragraph into one. Lines that the author broke with two spaces or a backslash stay, and so do
 * template tags and notes on a line of their own.
 */
export const unwrapped = (body: string): string =>
  body.replace(/(?<![ \\]|%\}|\}\})\n(?=\S)(?!\{%|\d+: )/g, ' ');
