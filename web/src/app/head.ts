import { paths } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { fullTitle, type PageMetaData } from '#web/lib/page/page-meta.tsx';
import { type PageAddress, type SiteSettings, structuredDataOf } from '#web/lib/page/structured-data.ts';
import { sharePicturePath, sharePictureSize } from './share-address.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;

const openGraph = (meta: PageMetaData, title: string, { url, picture }: PageAddress): string[] => [
  property('og:site_name', product.name),
  property('og:locale', 'en_US'),
  property('og:type', meta.type ?? 'website'),
  property('og:title', title),
  property('og:description', meta.description),
  property('og:url', url),
  property('og:image', picture),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(sharePictureSize.width)),
  property('og:image:height', String(sharePictureSize.height)),
  property('og:image:alt', title),
  ...(meta.publishedAt ? [property('article:published_time', meta.publishedAt)] : []),
  named('twitter:card', 'summary_large_image'),
];

const graphOf = (meta: PageMetaData, pathname: string, page: PageAddress, settings: SiteSettings): string => {
  const crumbs =
    pathname === paths.home
      ? []
      : [...(meta.parents ?? []), { name: meta.crumb ?? meta.title, path: pathname }];
  const graph = structuredDataOf(settings, page, { things: meta.structuredData ?? [], crumbs });
  // `<` would end the script element early.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
};

/** The part of a page's head that differs from page to page, as HTML. */
export const headOf = (meta: PageMetaData, pathname: string, settings: SiteSettings): string => {
  const title = fullTitle(meta.title);
  const { origin } = settings;
  const page = { origin, url: `${origin}${pathname}`, picture: `${origin}${sharePicturePath(pathname)}` };
  const parts = [`<title>${escapeHtml(title)}</title>`, named('description', meta.description)];
  if (meta.noIndex) return [...parts, named('robots', 'noindex')].join('\n    ');
  return [
    ...parts,
    `<link rel="canonical" href="${escapeHtml(page.url)}" />`,
    `<link rel="alternate" type="application/rss+xml" title="${product.name} blog" href="/rss.xml" />`,
    ...openGraph(meta, title, page),
    graphOf(meta, pathname, page, settings),
  ].join('\n    ');
};
