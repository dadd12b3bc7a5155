import { product } from '#contracts/product.ts';
import { fullTitle, type PageMetaData } from './page-meta.tsx';
import { type SiteSettings, structuredDataOf } from './structured-data.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;

/** The part of a page's head that differs from page to page, as HTML. */
export const headOf = (meta: PageMetaData, pathname: string, settings: SiteSettings): string => {
  const title = fullTitle(meta.title);
  const url = `${settings.origin}${pathname}`;
  // `<` would end the script element early.
  const json = JSON.stringify(structuredDataOf(settings, meta.structuredData ?? [])).replaceAll(
    '<',
    '\\u003c',
  );
  const parts = [`<title>${escapeHtml(title)}</title>`, named('description', meta.description)];
  if (meta.noIndex) return [...parts, named('robots', 'noindex')].join('\n    ');
  return [
    ...parts,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property('og:site_name', product.name),
    property('og:type', meta.type ?? 'website'),
    property('og:title', title),
    property('og:description', meta.description),
    property('og:url', url),
    named('twitter:card', 'summary'),
    `<script type="application/ld+json">${json}</script>`,
  ].join('\n    ');
};
