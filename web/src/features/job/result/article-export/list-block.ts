import { type ArticleElement, isBlock, isElement, toBlocks } from './article-node.ts';
import { block, isBlank } from './block-markup.ts';
import { writeAll } from './write-html.ts';

/** Items may hold text and nested lists. The editor has no list block with other content. */
export const isPlainList = (list: ArticleElement): boolean =>
  list.children.every(
    (item) =>
      isBlank(item) ||
      (isElement(item, 'li') &&
        item.children.every(
          (node) => !isBlock(node) || node.tag === 'p' || (isElement(node, 'ul', 'ol') && isPlainList(node)),
        )),
  );

const trimEdges = (html: string): string => html.replace(/^\s+|\s+$/g, '');

const itemBlock = (item: ArticleElement): string => {
  const lists = item.children.filter((node) => isElement(node, 'ul', 'ol'));
  const textBlocks = toBlocks(item.children.filter((node) => !isElement(node, 'ul', 'ol')));
  const text = textBlocks.map(({ children }) => trimEdges(writeAll(children))).join('<br/>');
  return block('list-item', `<li>${text}${lists.map(listBlock).join('')}</li>`);
};

export const listBlock = (list: ArticleElement): string => {
  const isOrdered = list.tag === 'ol';
  const items = list.children.filter((node) => isElement(node, 'li')).map(itemBlock);
  const html = `<${list.tag} class="wp-block-list">${items.join('\n\n')}</${list.tag}>`;
  return block('list', html, isOrdered ? { ordered: true } : undefined);
};
