import type { Article } from '#contracts/jobs/article.ts';
import { markBlocks } from '#engine/extraction/html/mark-blocks.ts';
import { parseHtml } from '#engine/extraction/html/parse-html.ts';
import { serializeText } from '#engine/extraction/html/serialize-text.ts';
import { type ElementNode, TextNode } from '#engine/extraction/html/tree.ts';

/** A part of an article set apart from its running text: `text.slice(start, end)`. */
export type MarkedSpan = {
  start: number;
  end: number;
  kind: 'code' | 'sample' | 'emphasis' | 'item' | 'link';
};

const kinds: ReadonlyMap<string, MarkedSpan['kind']> = new Map([
  ['pre', 'sample'],
  ['samp', 'sample'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['li', 'item'],
  ['a', 'link'],
]);
const order: readonly MarkedSpan['kind'][] = ['code', 'sample', 'emphasis', 'item', 'link'];
const containsMarks = /<(?:pre|samp|code|kbd|em|i|a)[\s>]/;

/** Unicode noncharacters, which no text contains: an opening one for each kind, and a shared closing one. */
const firstMark = 0xfdd0;
const closing = String.fromCharCode(firstMark + order.length);
const openingOf = (kind: MarkedSpan['kind']): string => String.fromCharCode(firstMark + order.indexOf(kind));

const plantMarks = (node: ElementNode): void => {
  for (const child of node.children) if (child.kind === 'element') plantMarks(child);
  const kind = kinds.get(node.tag);
  if (kind !== undefined)
    node.children = [new TextNode(openingOf(kind)), ...node.children, new TextNode(closing)];
};

const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/.test(character);

/** Aligns the marked text with the plain one, ignoring white space, up to the first difference. */
const readAlong = (marked: string, text: string): MarkedSpan[] => {
  const spans: MarkedSpan[] = [];
  const open: MarkedSpan[] = [];
  let at = 0;
  for (let i = 0; i < marked.length; i += 1) {
    const character = marked[i] ?? '';
    if (isSpace(character)) continue;
    const kind = order[character.charCodeAt(0) - firstMark];
    if (character === closing) {
      const span = open.pop();
      if (span !== undefined && span.start < at) spans.push({ ...span, end: at });
      continue;
    }
    while (isSpace(text[at])) at += 1;
    if (kind !== undefined) open.push({ start: at, end: at, kind });
    else if (text[at] === character) at += 1;
    else break;
  }
  return spans;
};

/**
 * The positions of the code, emphasis, list items and links of an article's `html` in its `text`; empty if there are
 * none.
 */
export const markedSpansOf = ({ html, text }: Article): MarkedSpan[] => {
  if (!containsMarks.test(html)) return [];
  const { body } = parseHtml(html);
  plantMarks(body);
  markBlocks(body);
  return readAlong(serializeText(body).text, text);
};
