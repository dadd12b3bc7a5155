/** Sanitized article HTML as plain objects. Only listed attributes remain, and addresses are absolute. */
export type ArticleElement = {
  tag: string;
  href?: string;
  src?: string;
  alt?: string;
  span?: { column?: number; row?: number };
  children: ArticleNode[];
};
export type ArticleNode = string | ArticleElement;

export const isElement = (node: ArticleNode | undefined, ...tags: string[]): node is ArticleElement =>
  node !== undefined && typeof node !== 'string' && (tags.length === 0 || tags.includes(node.tag));

const blockTags = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure hr'.split(' '));
export const isBlock = (node: ArticleNode): node is ArticleElement =>
  typeof node !== 'string' && blockTags.has(node.tag);

/** The text of a node, with a space for each block or line break. */
export const textOf = (node: ArticleNode): string => {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return ' ';
  if (node.tag === 'img') return node.alt ?? '';
  const inner = node.children.map(textOf).join('');
  return ['li', 'tr', 'td', 'th', 'p', 'dt', 'dd'].includes(node.tag) ? `${inner} ` : inner;
};

export const plainText = (node: ArticleNode): string => textOf(node).replace(/\s+/g, ' ').trim();

const saysSomething = (node: ArticleNode): boolean => textOf(node).trim() !== '' || isElement(node, 'img');

/** The blocks of an article in order. Loose text between blocks becomes a paragraph. */
export const toBlocks = (nodes: readonly ArticleNode[]): ArticleElement[] => {
  const blocks: ArticleElement[] = [];
  let loose: ArticleNode[] = [];
  const flush = (): void => {
    if (loose.some(saysSomething)) blocks.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      blocks.push(node);
    } else loose.push(node);
  }
  flush();
  return blocks;
};

/** All elements with a tag, in document order. */
export const findAll = (nodes: readonly ArticleNode[], tag: string): ArticleElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return [...(node.tag === tag ? [node] : []), ...findAll(node.children, tag)];
  });
