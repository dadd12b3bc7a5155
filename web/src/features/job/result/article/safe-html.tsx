import ImageIcon from 'lucide-react/icons/image';
import { createElement, type ReactNode } from 'react';
import type { ArticleElement, ArticleNode } from '#web/features/job/result/article-export/article-node.ts';

const isVoid = (tag: string): boolean => tag === 'br' || tag === 'hr';

/** An article's image is named but not loaded, so that its site does not learn who reads the page. */
const ImageNote = ({ node }: { node: ArticleElement }) => (
  <span className="inline-flex items-center gap-2 rounded-small border border-dashed border-line-strong px-2 py-1 font-sans text-small text-ink-soft">
    <ImageIcon aria-hidden size={14} />
    {node.alt ? `Image: ${node.alt}` : 'Image without alt text'}
  </span>
);

const propsOf = (node: ArticleElement): Record<string, unknown> => {
  if (node.tag === 'a' && node.href !== undefined) {
    return { href: node.href, target: '_blank', rel: 'noopener noreferrer nofollow' };
  }
  return {
    ...(node.span?.column === undefined ? {} : { colSpan: node.span.column }),
    ...(node.span?.row === undefined ? {} : { rowSpan: node.span.row }),
  };
};

const renderNode = (node: ArticleNode, key: number): ReactNode => {
  if (typeof node === 'string') return node;
  if (node.tag === 'img') return <ImageNote key={key} node={node} />;
  if (isVoid(node.tag)) return createElement(node.tag, { key });
  // An article's own h1 would be a second h1 on our page.
  const tag = node.tag === 'h1' ? 'h2' : node.tag;
  return createElement(tag, { key, ...propsOf(node) }, ...node.children.map(renderNode));
};

/** Article content as React elements: no HTML string ever reaches the document. */
export const SafeHtml = ({ nodes }: { nodes: readonly ArticleNode[] }) => <>{nodes.map(renderNode)}</>;
