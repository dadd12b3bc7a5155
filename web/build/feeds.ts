import type { BlogPost } from '#contracts/blog.ts';
import { product } from '#contracts/product.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

export type SitemapPage = {
  readonly pathname: string /** ISO date of its last change, if known. */;
  readonly changed?: string;
};

export const sitemapXml = (origin: string, pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ pathname, changed }) =>
        `  <url><loc>${escapeHtml(origin + pathname)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** RSS 2.0 of the blog. */
export const rssFeed = (origin: string, posts: readonly BlogPost[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeHtml(product.name)}</title>`,
    `<link>${escapeHtml(origin)}/blog</link>`,
    '<description>Write things people find</description>',
    '<language>en-us</language>',
    `<atom:link href="${escapeHtml(origin)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => {
      const url = escapeHtml(`${origin}/blog/${post.slug}`);
      return [
        '<item>',
        `<title>${escapeHtml(post.title)}</title>`,
        `<link>${url}</link>`,
        `<guid isPermaLink="true">${url}</guid>`,
        `<pubDate>${new Date(post.published_at).toUTCString()}</pubDate>`,
        `<description>${escapeHtml(post.content_summary)}</description>`,
        '</item>',
      ].join('');
    }),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
