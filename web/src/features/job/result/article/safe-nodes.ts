import type { ArticleElement, ArticleNode } from '#web/features/job/result/article-export/article-node.ts';

const allowed = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote q cite pre code kbd samp a strong b em i u s del ins mark ' +
    'sub sup small abbr time span br hr table caption thead tbody tfoot tr th td figure figcaption img'
  ).split(' '),
);
/** Elements whose content is not text for readers. Other unknown elements are replaced by their children. */
const dropped = new Set(
  'script style template noscript iframe object embed svg math form input button select textarea video audio canvas link meta base title head'.split(
    ' ',
  ),
);

const safeAddress = (value: string | null): string | undefined => {
  if (value === null) return undefined;
  try {
    const url = new URL(value);
    return ['https:', 'http:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    // A relative address has no meaning here, so the link becomes text.
    return undefined;
  }
};

const spanOf = (element: Element): ArticleElement['span'] => {
  const spanOf = (name: string): number | undefined => {
    const value = Number(element.getAttribute(name));
    return Number.isInteger(value) && value > 1 && value <= 100 ? value : undefined;
  };
  const column = spanOf('colspan');
  const row = spanOf('rowspan');
  return {
    ...(column === undefined ? {} : { column }),
    ...(row === undefined ? {} : { row }),
  };
};

const attributesOf = (element: Element, tag: string): Omit<ArticleElement, 'tag' | 'children'> => {
  if (tag === 'a') {
    const href = safeAddress(element.getAttribute('href'));
    return href === undefined ? {} : { href };
  }
  if (tag === 'img') {
    const src = safeAddress(element.getAttribute('src'));
    return { alt: element.getAttribute('alt') ?? '', ...(src === undefined ? {} : { src }) };
  }
  if (tag === 'td' || tag === 'th') {
    const span = spanOf(element);
    return span === undefined ? {} : { span };
  }
  return {};
};

const walk = (parent: Node): ArticleNode[] =>
  [...parent.childNodes].flatMap((node): ArticleNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    if (!(node instanceof Element)) return [];
    const tag = node.tagName.toLowerCase();
    if (dropped.has(tag)) return [];
    const children = walk(node);
    return allowed.has(tag) ? [{ tag, ...attributesOf(node, tag), children }] : children;
  });

/**
 * Article HTML as a tree of plain objects, from which React elements and exports are made. It is parsed in an inert
 * document, so nothing in it runs or loads. Everything that is not on the list is removed. The server has sanitized
 * the HTML already; this is the second line of defense.
 */
export const parseSafeHtml = (html: string): ArticleNode[] =>
  walk(new DOMParser().parseFromString(html, 'text/html').body);
