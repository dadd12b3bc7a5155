import { type ElementNode, rawText, walkElements } from './tree.ts';

/** The last two labels of a host: `www.example.com` and `news.example.com` are one site. */
function siteOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}

/** Tells links to other pages of the same site from all others (outside, mail, a place on the page itself). */
export function internalLinkTest(base: string | null): (href: string | undefined) => boolean {
  const site = base === null ? null : siteOf(new URL(base).hostname);
  return (href) => {
    const target = href?.trim() ?? '';
    if (target === '' || target.startsWith('#')) return false;
    const absolute = /^(?:([a-z][a-z0-9+.-]*):)?\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(target);
    if (absolute === null) return !/^[a-z][a-z0-9+.-]*:/i.test(target);
    return site === null || siteOf((absolute[2] ?? '').toLowerCase()) === site;
  };
}

/** The share of an element's text that is links to other pages of the site, from 0 to 1. */
export function internalDensity(
  node: ElementNode,
  isInternal: (href: string | undefined) => boolean,
): number {
  if (node.linkChars === 0) return 0;
  let linked = 0;
  const linkText = (link: ElementNode): void => {
    if (isInternal(link.attributes.href)) linked += link.isBlock ? rawText(link).length : link.chars;
  };
  if (node.tag === 'a') linkText(node);
  walkElements(node, (child) => {
    if (child.pruned || child.tag !== 'a') return !child.pruned;
    linkText(child);
    return false;
  });
  return Math.min(1, linked / Math.max(node.chars, 1));
}
