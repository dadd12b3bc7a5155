import type { ElementNode, LinkTarget } from '#engine/extraction/html/tree.ts';

const host = /^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/?#@]*@)?([^/?#:]*)/i;

/** The last two labels of a host: `www.example.com` and `news.example.com` belong to the same site. */
const siteOf = (host: string): string => {
  const last = host.lastIndexOf('.');
  return last > 0 ? host.slice(host.lastIndexOf('.', last - 1) + 1) : host;
};

const scheme = /^[a-z][a-z0-9+.-]*:/i;

const targetOf = (href: string, site: string | null): LinkTarget => {
  if (href.startsWith('#')) return 'place';
  const absolute = host.exec(href);
  if (absolute === null) return scheme.test(href) ? 'outside' : 'internal';
  return site === null || siteOf((absolute[1] ?? '').toLowerCase()) === site ? 'internal' : 'outside';
};

/**
 * Sets the target of each link on a page. Menus, teasers and tags link to the same site; an article's links may go
 * anywhere. Without the page's address, every link counts as internal.
 */
export const markLinks = (node: ElementNode, base: string | null): void => {
  const site = base === null ? null : siteOf(new URL(base).hostname);
  const visit = (parent: ElementNode): void => {
    for (const child of parent.children) {
      if (child.kind !== 'element') continue;
      const href = child.tag === 'a' ? child.attributes.href?.trim() : undefined;
      if (href !== undefined && href !== '') child.leadsTo = targetOf(href, site);
      visit(child);
    }
  };
  visit(node);
};
