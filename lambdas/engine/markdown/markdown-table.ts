import { rowCells } from '#engine/extraction/html/serialize-text.ts';
import { type ElementNode, walkElements } from '#engine/extraction/html/tree.ts';
import { serializeInline } from './markdown-inline.ts';

const isCell = (node: ElementNode): boolean => node.tag === 'td' || node.tag === 'th';

const isBlockNode = (node: ElementNode['children'][number]): boolean =>
  node.kind === 'element' && node.isBlock;

const isSimple = (cell: ElementNode): boolean => {
  const blocks = cell.children.filter((child) => child.kind === 'element' && child.isBlock && !child.pruned);
  return (
    blocks.length <= 1 &&
    blocks.every((block) => block.kind === 'element' && !block.children.some(isBlockNode))
  );
};

const rowsOf = (table: ElementNode): ElementNode[] | null => {
  const rows: ElementNode[] = [];
  let isLayout = false;
  walkElements(table, (node) => {
    if (node.pruned) return false;
    if (node.tag === 'table' || (isCell(node) && !isSimple(node))) isLayout = true;
    if (node.tag === 'tr') rows.push(node);
    return !isLayout;
  });
  return isLayout ? null : rows;
};

const cellMarkdown = (cell: ElementNode, base: string | null): string => {
  const nodes = cell.children.flatMap((child) =>
    child.kind === 'element' && child.isBlock && !child.pruned ? child.children : [child],
  );
  return serializeInline(nodes, base)
    .replace(/\\?\n+/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
};

/**
 * A data table as GitHub's Markdown, or null for a table that lays out a page: a single column or row, cells with
 * several blocks, or nested tables.
 */
export const tableMarkdown = (table: ElementNode, base: string | null): string[] | null => {
  const rows = rowsOf(table);
  if (rows === null) return null;
  const cells = rows.map((row) => rowCells(row).map((cell) => cellMarkdown(cell, base)));
  const width = cells.reduce((max, row) => Math.max(max, row.length), 0);
  if (width < 2 || cells.length < 2) return null;
  const lines = cells.map(
    (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`,
  );
  lines.splice(1, 0, `|${' --- |'.repeat(width)}`);
  return [lines.join('\n')];
};
