import type { Article } from '#contracts/jobs/article.ts';
import { collapse, type ElementNode, headingLevel, type PageNode } from './tree.ts';

/** A block of text on its own lines; `level` is the level of a heading, otherwise 0. */
type TextBlock = { text: string; level: number };

export type PlainText = { text: string; headings: Article['headings'] };

/** The text of a `pre` with its white space. */
export const sourceText = (node: ElementNode): string => {
  let text = '';
  for (const child of node.children) {
    if (child.kind === 'text') text += child.text.replace(/\r\n?/g, '\n');
    else if (child.tag === 'br') text += '\n';
    else if (!child.pruned)
      text +=
        child.isBlock && text !== '' && !text.endsWith('\n') ? `\n${sourceText(child)}` : sourceText(child);
  }
  return text;
};

/** The text of code, with its lines and indentation. Blank lines are dropped, because they separate blocks of text. */
export const preText = (node: ElementNode): string =>
  sourceText(node)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');

const flatText = (node: ElementNode): string => {
  const writer = new BlockWriter();
  writer.children(node);
  writer.flush(0);
  return writer.blocks.map((block) => block.text).join(' ');
};

export const rowCells = (row: ElementNode): ElementNode[] => {
  const isCell = (node: PageNode): node is ElementNode =>
    node.kind === 'element' && !node.pruned && (node.tag === 'td' || node.tag === 'th');
  return row.children.filter(isCell);
};

/** Whether a row holds data rather than layout: no cell contains several blocks. */
const isPlainRow = (row: ElementNode): boolean =>
  rowCells(row).every((cell) => {
    const blocks = cell.children.filter(
      (child) => child.kind === 'element' && child.isBlock && !child.pruned,
    );
    return blocks.length === 0 || (blocks.length === 1 && (blocks[0] as ElementNode).tag === 'p');
  });

const rowText = (row: ElementNode): string =>
  rowCells(row)
    .map((cell) => collapse(flatText(cell)))
    .filter((cell) => cell !== '')
    .join('\t');

const trimLines = (text: string): string =>
  text
    .split('\n')
    .map(collapse)
    .filter((line) => line !== '')
    .join('\n');

class BlockWriter {
  readonly blocks: TextBlock[] = [];
  private line = '';

  children(node: ElementNode): void {
    for (const child of node.children) this.node(child);
  }

  private node(child: PageNode): void {
    if (child.kind === 'text') this.line += child.text.replace(/\n/g, ' ');
    else if (child.pruned || child.muted) return;
    else if (child.tag === 'br') this.line += '\n';
    else if (!child.isBlock) this.children(child);
    else this.block(child);
  }

  private block(node: ElementNode): void {
    this.flush(0);
    if (node.tag === 'pre') this.push(preText(node), 0);
    else if (headingLevel(node) > 0) this.push(flatText(node), headingLevel(node));
    else if (node.tag === 'tr' && isPlainRow(node)) this.push(rowText(node), 0);
    else {
      this.children(node);
      this.flush(0);
    }
  }

  /** Ends the open block. An empty line within it, as two line breaks create it, also separates blocks. */
  flush(level: number): void {
    const line = this.line;
    this.line = '';
    if (level > 0) this.push(collapse(line), level);
    else for (const part of line.split(/\n[^\S\n]*\n\s*/)) this.push(trimLines(part), 0);
  }

  private push(text: string, level: number): void {
    if (text !== '') this.blocks.push({ text, level });
  }
}

export const joinBlocks = (blocks: readonly TextBlock[]): PlainText => {
  const headings: Article['headings'] = [];
  let text = '';
  for (const block of blocks) {
    if (text !== '') text += '\n\n';
    if (block.level > 0) headings.push({ level: block.level, text: block.text, offset: text.length });
    text += block.text;
  }
  return { text, headings };
};

/**
 * The readable text of a tree: blocks are separated by a blank line, cells of a table row by a tab, and line breaks are
 * kept. `headings[i].offset` is the index in `text` where that heading begins.
 */
export const serializeText = (root: ElementNode): PlainText => {
  const writer = new BlockWriter();
  writer.children(root);
  writer.flush(headingLevel(root));
  return joinBlocks(writer.blocks);
};
