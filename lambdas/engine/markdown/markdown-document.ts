import type { Token, Tokens } from 'marked';
import { isCodeComment } from './code-comments.ts';
import { lexBlocks } from './lex-markdown.ts';

/** The kind of a Markdown block; only `heading`, `paragraph`, `item` and `quote` contain running sentences. */
export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'quote'
  | 'code'
  | 'table'
  | 'html'
  | 'image'
  | 'definition'
  | 'rule';

/** A block: `prefix + body + suffix` is its source, and `gap` is the white space up to the next block. */
export type Block = {
  kind: BlockKind;
  /** The level of a heading, otherwise 0. */
  level: number;
  prefix: string;
  body: string;
  suffix: string;
  gap: string;
};

const hashes = /^[ \t]*(#{1,6})(?:[ \t]+|$)/;
const closingHashes = / +#+[ \t]*$/;
const marker = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+(?:\[[ xX]\][ \t]+)?|$)/;
const quoteMark = /^[ \t]*>[ \t]?/;
const imagesOnly = /^(?:\s*\[?!\[[^\]\n]*\]\([^()\n]*\)(?:\]\([^()\n]*\))?)+\s*$/;
const blank = /^[ \t]*$/;

/** A block that begins on a line of the source and ends where the next one begins. */
type Start = { line: number; kind: BlockKind; level: number };

const linesIn = (raw: string): number => raw.split('\n').length - 1;

const kinds: Readonly<Record<string, BlockKind>> = {
  heading: 'heading',
  blockquote: 'quote',
  code: 'code',
  html: 'html',
  def: 'definition',
  hr: 'rule',
};

const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

const startsOfList = (list: Tokens.List, line: number): Start[] => {
  let at = line;
  return list.items.flatMap((item) => {
    const inner = startsOf(item.tokens, at);
    // Code that begins on the line of its marker is not a sentence; anything else on that line is the item's text.
    const isCode = inner[0]?.line === at && inner[0].kind === 'code';
    const starts: Start[] = [{ line: at, kind: isCode ? 'code' : 'item', level: 0 }, ...inner];
    at += linesIn(item.raw);
    return starts;
  });
};

const startsOfToken = (token: Token, line: number): Start[] => {
  if (isList(token)) return startsOfList(token, line);
  if (token.type === 'table') {
    const rows = token.raw.trimEnd().split('\n');
    return rows.map((_, i) => ({ line: line + i, kind: 'table', level: 0 }));
  }
  const level = isHeading(token) ? token.depth : 0;
  return [{ line, kind: kinds[token.type] ?? 'paragraph', level }];
};

/** The parser removes the indentation of an item's blocks but keeps their lines, so line numbers locate a block. */
const startsOf = (tokens: readonly Token[], first: number): Start[] => {
  let line = first;
  return tokens.flatMap((token) => {
    const at = line;
    line += linesIn(token.raw);
    return token.type === 'space' || token.type === 'checkbox' ? [] : startsOfToken(token, at);
  });
};

const block = (kind: BlockKind, source: string, prefix = '', suffix = '', level = 0): Block => ({
  kind,
  level,
  prefix,
  body: source.slice(prefix.length, source.length - suffix.length),
  suffix,
  gap: '',
});

const headingBlock = (source: string, level: number): Block => {
  const prefix = hashes.exec(source)?.[0];
  if (prefix !== undefined) {
    const closing = closingHashes.exec(source.slice(prefix.length))?.[0] ?? '';
    return block('heading', source, prefix, closing, level);
  }
  const underline = /\n[^\n]*$/.exec(source)?.[0] ?? '';
  return block('heading', source, '', underline, level);
};

const blockOf = ({ kind, level }: Start, source: string): Block => {
  const beginning = (pattern: RegExp): string => pattern.exec(source)?.[0] ?? '';
  if (kind === 'heading') return headingBlock(source, level);
  if (kind === 'item') return block(kind, source, beginning(marker));
  if (kind === 'quote') return block(kind, source, beginning(quoteMark));
  if (kind === 'paragraph')
    return block(imagesOnly.test(source) ? 'image' : kind, source, beginning(/^[ \t]*/));
  return block(kind, source);
};

/** Sorts starts in ascending order, one per line, beginning with the first line that has text. */
const inOrder = (found: readonly Start[], lines: readonly string[], firstLine: number): Start[] => {
  const starts = new Map<number, Start>([[firstLine, { line: firstLine, kind: 'paragraph', level: 0 }]]);
  const known = found.filter(({ line }) => !blank.test(lines[line] ?? ''));
  for (const start of known.toReversed()) starts.set(start.line, start);
  return [...starts.values()].sort((a, b) => a.line - b.line);
};

const startsShortcode = /^\s*\{\{[<%]/;
const closesShortcode = /[>%]\}\}\s*$/;
/** The most lines of a shortcode: a figure with all its attributes. */
const maxShortcodeLength = 16;

/**
 * Hugo's shortcodes are not text. The parser reads the last line of one, ">}}", as a quotation, which would split a
 * shortcode of several lines.
 */
const withShortcodes = (starts: readonly Start[], lines: readonly string[]): Start[] => {
  const found = new Map(starts.map((start) => [start.line, start]));
  for (const { line } of starts) {
    if (!startsShortcode.test(lines[line] ?? '')) continue;
    const length = lines
      .slice(line, line + maxShortcodeLength)
      .findIndex((text) => closesShortcode.test(text));
    if (length < 0) continue;
    found.set(line, { line, kind: 'html', level: 0 });
    for (let inside = line + 1; inside <= line + length; inside += 1) found.delete(inside);
    const next = line + length + 1;
    if (!blank.test(lines[next] ?? '') && !found.has(next))
      found.set(next, { line: next, kind: 'paragraph', level: 0 });
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
};

/** "{% highlight ruby %}", "{{< highlight bash >}}": code between two tags of a site generator. */
const startsListing =
  /^\s*(?:\{%-?\s*(highlight|codeblock|code)(?![a-z])[^%]*%\}|\{\{[<%]\s*(highlight|code)(?![a-z])[^<>]*[>%]\}\})\s*$/;
const closesListing =
  /^\s*(?:\{%-?\s*end(highlight|codeblock|code)\s*-?%\}|\{\{[<%]\s*\/\s*(highlight|code)\s*[>%]\}\})\s*$/;

/** The lines from each tag that opens a listing to the one that closes it. */
const listingsIn = (lines: readonly string[]): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    if (!startsListing.test(lines[from] ?? '')) continue;
    const length = lines.slice(from).findIndex((line) => closesListing.test(line));
    if (length < 0) break;
    found.push({ from, to: from + length });
    from += length;
  }
  return found;
};

/** A listing is one block of code: its blank lines and its "# comments" are no paragraphs and headings. */
const withListings = (starts: readonly Start[], lines: readonly string[]): Start[] => {
  const listings = listingsIn(lines);
  if (listings.length === 0) return [...starts];
  const found = new Map(starts.map((start) => [start.line, start]));
  for (const { from, to } of listings) {
    // An example of such a tag, inside code.
    const around = starts.findLast(({ line }) => line <= from);
    if (around?.kind === 'code' && around.line < from) continue;
    for (let inside = from; inside <= to; inside += 1) found.delete(inside);
    found.set(from, { line: from, kind: 'code', level: 0 });
    if (!blank.test(lines[to + 1] ?? '') && !found.has(to + 1))
      found.set(to + 1, { line: to + 1, kind: 'paragraph', level: 0 });
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
};

/** A comment in code without marks stays one block with the code below it. */
const withComments = (starts: readonly Start[], lines: readonly string[]): Start[] =>
  starts.flatMap((start, i): Start[] => {
    if (start.kind === 'heading' && isCodeComment(lines, start.line))
      return [{ ...start, kind: 'code', level: 0 }];
    const before = starts[i - 1];
    const isBelow =
      start.kind === 'paragraph' &&
      before?.kind === 'heading' &&
      before.line === start.line - 1 &&
      isCodeComment(lines, before.line);
    return isBelow ? [] : [start];
  });

export type MarkdownDocument = { lead: string; blocks: Block[] };

/**
 * Splits Markdown into the same blocks as the parser that shows it, without losing a character: `serializeMarkdown`
 * returns the source, with line feeds as its only line ends. Any text is valid Markdown.
 */
export const parseMarkdown = (markdown: string): MarkdownDocument => {
  const source = markdown.replace(/\r\n?/g, '\n');
  const lines = source.split('\n');
  const firstLine = lines.findIndex((line) => !blank.test(line));
  if (firstLine < 0) return { lead: source, blocks: [] };
  const parsed = inOrder(startsOf(lexBlocks(source), 0), lines, firstLine);
  const starts = withComments(withListings(withShortcodes(parsed, lines), lines), lines);
  const blocks = starts.map((start, i) => {
    const next = starts[i + 1]?.line;
    const own = lines.slice(start.line, next);
    const end = own.findLastIndex((line) => !blank.test(line)) + 1;
    const gap = own.slice(end).map((line) => `\n${line}`);
    return {
      ...blockOf(start, own.slice(0, end).join('\n')),
      gap: gap.join('') + (next === undefined ? '' : '\n'),
    };
  });
  return {
    lead: lines
      .slice(0, firstLine)
      .map((line) => `${line}\n`)
      .join(''),
    blocks,
  };
};

export const blockSource = (value: Block): string => value.prefix + value.body + value.suffix;

/** The Markdown of a document; the inverse of `parseMarkdown`. */
export const serializeMarkdown = (document: MarkdownDocument): string =>
  document.lead + document.blocks.map((value) => blockSource(value) + value.gap).join('');
