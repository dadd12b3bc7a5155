/** What a block of Markdown is; only `heading`, `paragraph`, `item` and `quote` hold running sentences. */
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

/** One block: `prefix + body + suffix` is its source, `gap` the white space up to the next block. */
export type Block = {
  kind: BlockKind;
  /** Level of a heading, else 0. */
  level: number;
  prefix: string;
  body: string;
  suffix: string;
  gap: string;
};

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const rule = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(?=\S)/;
const quote = /^ {0,3}>[ \t]?/;
const table = /^ {0,3}\|/;
const html = /^ {0,3}<(?:[A-Za-z][\w-]*[\s/>]|\/[A-Za-z]|!--)/;
const inlineHtml =
  /^ {0,3}<\/?(?:a|abbr|b|cite|code|em|i|img|kbd|mark|q|s|small|span|strong|sub|sup|u)[\s/>]/i;
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S/;
const setext = /^ {0,3}(=+|-+)[ \t]*$/;
const imagesOnly = /^(?:\s*\[?!\[[^\]\n]*\]\([^()\n]*\)(?:\]\([^()\n]*\))?)+\s*$/;
const blank = /^[ \t]*$/;

/** Whether a line opens a block of its own and so ends the paragraph above it. */
const opensBlock = (line: string): boolean =>
  fence.test(line) ||
  heading.test(line) ||
  rule.test(line) ||
  item.test(line) ||
  quote.test(line) ||
  table.test(line) ||
  definition.test(line) ||
  (html.test(line) && !inlineHtml.test(line));

type Cursor = { lines: readonly string[]; at: number };

const takeWhile = (cursor: Cursor, accept: (line: string) => boolean): string[] => {
  const taken: string[] = [];
  for (
    let line = cursor.lines[cursor.at];
    line !== undefined && accept(line);
    line = cursor.lines[cursor.at]
  ) {
    taken.push(line);
    cursor.at += 1;
  }
  return taken;
};

const block = (kind: BlockKind, source: string, prefix = '', suffix = '', level = 0): Block => ({
  kind,
  level,
  prefix,
  body: source.slice(prefix.length, source.length - suffix.length),
  suffix,
  gap: '',
});

const takeFence = (cursor: Cursor, first: string, mark: string): Block => {
  cursor.at += 1;
  const inner = takeWhile(cursor, (line) => !(line.trim().startsWith(mark) && /^[`~]+$/.test(line.trim())));
  const close = cursor.lines[cursor.at];
  if (close !== undefined) cursor.at += 1;
  return block('code', [first, ...inner, ...(close === undefined ? [] : [close])].join('\n'));
};

const takeParagraph = (cursor: Cursor): Block => {
  const first = cursor.lines[cursor.at] ?? '';
  cursor.at += 1;
  const lines = [
    first,
    ...takeWhile(cursor, (line) => !(blank.test(line) || setext.test(line) || opensBlock(line))),
  ];
  const under = cursor.lines[cursor.at];
  if (under !== undefined && setext.test(under)) {
    cursor.at += 1;
    const suffix = `\n${under}`;
    return block('heading', lines.join('\n') + suffix, '', suffix, under.includes('=') ? 1 : 2);
  }
  const source = lines.join('\n');
  const indent = /^[ \t]*/.exec(source)?.[0] ?? '';
  return block(imagesOnly.test(source) ? 'image' : 'paragraph', source, indent);
};

const takeContinued = (cursor: Cursor, kind: 'item' | 'quote', prefix: string): Block => {
  const first = cursor.lines[cursor.at] ?? '';
  cursor.at += 1;
  const more = takeWhile(cursor, (line) =>
    kind === 'quote' ? quote.test(line) : !(blank.test(line) || opensBlock(line)),
  );
  return block(kind, [first, ...more].join('\n'), prefix);
};

const takeLine = (cursor: Cursor, kind: BlockKind): Block => {
  const line = cursor.lines[cursor.at] ?? '';
  cursor.at += 1;
  return block(kind, line);
};

const takeBlock = (cursor: Cursor, afterBlank: boolean): Block => {
  const line = cursor.lines[cursor.at] ?? '';
  const mark = fence.exec(line)?.[1];
  if (mark !== undefined) return takeFence(cursor, line, mark);
  const hashes = heading.exec(line);
  if (hashes !== null) {
    cursor.at += 1;
    const closing = / +#+[ \t]*$/.exec(line.slice(hashes[0].length))?.[0] ?? '';
    return block('heading', line, hashes[0], closing, hashes[1]?.length ?? 1);
  }
  if (rule.test(line)) return takeLine(cursor, 'rule');
  if (definition.test(line)) return takeLine(cursor, 'definition');
  if (table.test(line)) return takeLine(cursor, 'table');
  const bullet = item.exec(line)?.[0];
  if (bullet !== undefined) return takeContinued(cursor, 'item', bullet);
  const mark2 = quote.exec(line)?.[0];
  if (mark2 !== undefined) return takeContinued(cursor, 'quote', mark2);
  if (html.test(line) && !inlineHtml.test(line)) {
    return block('html', takeWhile(cursor, (next) => !blank.test(next)).join('\n'));
  }
  if (afterBlank && /^(?: {4}|\t)/.test(line)) {
    return block('code', takeWhile(cursor, (next) => /^(?: {4}|\t)/.test(next)).join('\n'));
  }
  return takeParagraph(cursor);
};

export type MarkdownDocument = { lead: string; blocks: Block[] };

/**
 * Splits Markdown into its blocks without losing a character: `serializeMarkdown` gives the source back
 * (line ends become `\n`). Never throws; what is not understood is a paragraph.
 */
export const parseMarkdown = (markdown: string): MarkdownDocument => {
  const cursor: Cursor = { lines: markdown.replace(/\r\n?/g, '\n').split('\n'), at: 0 };
  const blocks: Block[] = [];
  const lead = takeWhile(cursor, (line) => blank.test(line));
  const atEnd = (): boolean => cursor.at >= cursor.lines.length;
  let afterBlank = true;
  while (!atEnd()) {
    const next = takeBlock(cursor, afterBlank);
    const blanks = takeWhile(cursor, (line) => blank.test(line));
    afterBlank = blanks.length > 0;
    next.gap = atEnd()
      ? blanks.map((line) => `\n${line}`).join('')
      : `\n${blanks.map((line) => `${line}\n`).join('')}`;
    blocks.push(next);
  }
  const joined = lead.join('\n');
  return { lead: blocks.length > 0 && lead.length > 0 ? `${joined}\n` : joined, blocks };
};

export const blockSource = (value: Block): string => value.prefix + value.body + value.suffix;

/** The Markdown of a document; the inverse of `parseMarkdown`. */
export const serializeMarkdown = (document: MarkdownDocument): string =>
  document.lead + document.blocks.map((value) => blockSource(value) + value.gap).join('');
