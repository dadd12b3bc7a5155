import type { ArticleNode } from './article-node.ts';
import { writeAll } from './write-html.ts';

/**
 * A block of the WordPress editor: its HTML between two comments that name it
 * (developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block).
 */
export const block = (
  name: string,
  html: string,
  attributes?: Record<string, string | number | boolean>,
): string => {
  const json = attributes ? ` ${JSON.stringify(attributes)}` : '';
  return `<!-- wp:${name}${json} -->\n${html}\n<!-- /wp:${name} -->`;
};

export const isBlank = (node: ArticleNode): boolean => typeof node === 'string' && node.trim() === '';

export const captionOf = (children: readonly ArticleNode[]): string =>
  children.length === 0 ? '' : `<figcaption class="wp-element-caption">${writeAll(children)}</figcaption>`;
