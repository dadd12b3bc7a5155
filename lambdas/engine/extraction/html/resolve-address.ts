import type { ParsedPage } from './tree.ts';

/**
 * An absolute http(s) address; null for other schemes, unreadable addresses, and relative ones without a base. The URL
 * parser handles the control characters and white space that can hide `java
 * script:`.
 */
export const httpAddress = (href: string | undefined, base: string | null): string | null => {
  const trimmed = href?.trim();
  if (trimmed === undefined || trimmed === '') return null;
  const parsed = URL.parse(trimmed, base ?? undefined);
  return parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:')
    ? parsed.href
    : null;
};

const mailAddress = /^mailto:[^\s@<>"']+@[^\s@<>"'?]+(?:\?[^\s<>"']*)?$/i;

/** The target of a link in the article: an http(s) address or a plain `mailto:`; null for any other. */
export const linkAddress = (href: string | undefined, base: string | null): string | null => {
  const trimmed = href?.trim();
  if (trimmed !== undefined && mailAddress.test(trimmed)) return trimmed;
  return httpAddress(href, base);
};

/** The base of a page's relative addresses: its `<base>`, its own address, or its canonical one. */
export const baseAddress = (page: ParsedPage, url: string | null): string | null => {
  const canonical = page.links.find((link) => link.rel?.toLowerCase() === 'canonical')?.href;
  const openGraph = page.metas.find((meta) => meta.property === 'og:url')?.content;
  const own =
    httpAddress(url ?? undefined, null) ?? httpAddress(canonical, null) ?? httpAddress(openGraph, null);
  return httpAddress(page.baseHref ?? undefined, own) ?? own;
};
