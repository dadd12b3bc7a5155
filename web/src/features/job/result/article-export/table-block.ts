import { type ArticleElement, type ArticleNode, isElement } from './article-node.ts';
import { block, captionOf } from './block-markup.ts';
import { writeAll } from './write-html.ts';

const rowsOf = (section: ArticleElement): ArticleElement[] =>
  section.children.filter((node) => isElement(node, 'tr'));

const tableSection = (tag: string, rows: readonly ArticleElement[]): string => {
  const cells = ({ children }: ArticleElement): string =>
    writeAll(children.filter((node) => isElement(node, 'td', 'th')));
  return rows.length === 0 ? '' : `<${tag}>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</${tag}>`;
};

export const tableBlock = (table: ArticleElement, caption: readonly ArticleNode[] = []): string => {
  const parts = table.children.filter((node) => isElement(node));
  const partsWithTag = (tag: string): ArticleElement[] => parts.filter((node) => node.tag === tag);
  const html =
    tableSection('thead', partsWithTag('thead').flatMap(rowsOf)) +
    tableSection('tbody', [...partsWithTag('tbody').flatMap(rowsOf), ...rowsOf(table)]) +
    tableSection('tfoot', partsWithTag('tfoot').flatMap(rowsOf));
  const captionNodes = [...partsWithTag('caption').flatMap(({ children }) => children), ...caption];
  return block(
    'table',
    `<figure class="wp-block-table"><table>${html}</table>${captionOf(captionNodes)}</figure>`,
    {
      hasFixedLayout: false,
    },
  );
};
