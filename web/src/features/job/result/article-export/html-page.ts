import { articleScript } from './article-json-ld.ts';
import type { ArticleMeta } from './article-meta.ts';
import { type ArticleElement, findAll } from './article-node.ts';
import { escapeExport, writeHtml } from './write-html.ts';

const line = (condition: boolean, html: string): string[] => (condition ? [html] : []);

/**
 * The article as a complete HTML page: title, meta description, canonical address, JSON-LD, and body with alt texts.
 */
export const toHtmlPage = (blocks: readonly ArticleElement[], meta: ArticleMeta): string => {
  const lang = meta.language === null ? '' : ` lang="${escapeExport(meta.language)}"`;
  const hasHeading = findAll(blocks, 'h1').length > 0;
  return [
    '<!doctype html>',
    `<html${lang}>`,
    '<head>',
    '<meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${escapeExport(meta.title || meta.heading)}</title>`,
    ...line(
      meta.description !== '',
      `<meta name="description" content="${escapeExport(meta.description)}"/>`,
    ),
    ...line(meta.url !== null, `<link rel="canonical" href="${escapeExport(meta.url ?? '')}"/>`),
    articleScript(meta),
    '</head>',
    '<body>',
    '<article>',
    ...line(!hasHeading && meta.heading !== '', `<h1>${escapeExport(meta.heading)}</h1>`),
    ...blocks.map(writeHtml),
    '</article>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
};
