import { hint } from '#engine/extraction/html/hint-words.ts';
import {
  collapse,
  type ElementNode,
  headingLevel,
  rawText,
  walkElements,
} from '#engine/extraction/html/tree.ts';
import { titleKey } from '#engine/site-names/site-in-title.ts';

/** A short block of text near the title: publishers put author and date there. */
export type FrontLine = {
  node: ElementNode;
  text: string;
  /** The text in pieces, divided by the inline elements of the line: `By`, `Ada Frost`, `Senior Editor`. */
  parts: string[];
  afterTitle: boolean;
};

/**
 * The number of lines before the title, and of lines and characters after it, that are searched for author and date.
 */
const linesBefore = 6;
const linesAfter = 24;
const proseAfter = 700;
/** A longer block is a paragraph. */
const maxLineLength = 200;

const containsBlocks = (node: ElementNode): boolean =>
  node.children.some((child) => child.kind === 'element' && child.isBlock);

/** The heading that gives the title, or the first `h1`. */
const titleHeading = (root: ElementNode, titles: ReadonlySet<string>): ElementNode | null => {
  let titled: ElementNode | null = null;
  let first: ElementNode | null = null;
  walkElements(root, (node) => {
    if (titled !== null) return false;
    if (headingLevel(node) === 0) return undefined;
    if (node.tag === 'h1') first ??= node;
    if (titles.has(titleKey(collapse(rawText(node))))) titled = node;
    return false;
  });
  return titled ?? first;
};

/**
 * The pieces of a line: its inline elements often touch without white space between them (author, date, reading time).
 */
export const textParts = (node: ElementNode): string[] =>
  node.children
    .flatMap((child) => (child.kind === 'text' ? [collapse(child.text)] : textParts(child)))
    .filter((part) => part !== '');

/** The lines before and after the title of a prepared page, in document order; none if no heading gives the title. */
export const frontLines = (root: ElementNode, titles: ReadonlySet<string>): FrontLine[] => {
  const title = titleHeading(root, titles);
  if (title === null) return [];
  const before: ElementNode[] = [];
  const after: ElementNode[] = [];
  let isAfter = false;
  let prose = 0;
  walkElements(root, (node) => {
    if (node === title) isAfter = true;
    if (node === title || after.length >= linesAfter || prose > proseAfter) return false;
    if (!node.isBlock || (node.hints & (hint.concealed | hint.hidden)) !== 0) return false;
    if (containsBlocks(node)) return undefined;
    if (isAfter && node.chars > maxLineLength) prose += node.chars;
    if (node.chars > 0 && node.chars <= maxLineLength) (isAfter ? after : before).push(node);
    return false;
  });
  const lineOf =
    (afterTitle: boolean) =>
    (node: ElementNode): FrontLine => {
      const parts = textParts(node);
      return { node, text: parts.join(' '), parts, afterTitle };
    };
  return [...before.slice(-linesBefore).map(lineOf(false)), ...after.map(lineOf(true))];
};

/** Puts the lines after the title first: a line before it may belong to the site. */
export const inReadingOrder = (lines: readonly FrontLine[]): FrontLine[] => [
  ...lines.filter(({ afterTitle }) => afterTitle),
  ...lines.filter(({ afterTitle }) => !afterTitle),
];
