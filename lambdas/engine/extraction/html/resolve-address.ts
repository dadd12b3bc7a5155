import type { ParsedPage } from './tree.ts';

/**
 * An absolute http(s) address, or null for anything else: other schemes, unreadable ones, relative ones without
 * a base. Control characters and white space, with which `java\nscript:` hides, are judged by the URL parser.
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

/** What a link of the article may point to: an http(s) address, or a plain `mailto:`. */
export const linkAddress = (href: string | undefined, base: string | null): string | null => {
  const trimmed = href?.trim();
  if (trimmed !== undefined && mailAddress.test(trimmed)) return trimmed;
  return httpAddress(href, base);
};

/** The address that relative ones on a page refer to: its `<base>`, its own address, else its canonical one. */
export const baseAddress = (page: ParsedPage, url: string | null): string | null => {
  const canonical = page.links.find((link) => link.rel?.toLowerCase() === 'canonical')?.href;
  const openGraph = page.metas.find((meta) => meta.property === 'og:url')?.content;
  const own =
    httpAddress(url ?? undefined, null) ?? httpAddress(canonical, null) ?? httpAddress(openGraph, null);
  return httpAddress(page.baseHref ?? undefined, own) ?? own;
};
