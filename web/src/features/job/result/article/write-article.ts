import type { FinalResult } from '#contracts/result.ts';
import { type ArticleMeta, articleMetaOf } from '#domain/article-export/article-meta.ts';
import { type ArticleElement, toBlocks } from '#domain/article-export/article-node.ts';
import { toHtmlPage } from '#domain/article-export/html-page.ts';
import { toWordPressBlocks } from '#domain/article-export/wordpress-blocks.ts';
import { parseSafeHtml } from './safe-nodes.ts';

const writeWith =
  (write: (blocks: ArticleElement[], meta: ArticleMeta) => string) =>
  (result: FinalResult, html: string): string => {
    const blocks = toBlocks(parseSafeHtml(html));
    return write(blocks, articleMetaOf(result, blocks));
  };

/** The article of a run as a whole HTML page. */
export const writeHtmlPage = writeWith(toHtmlPage);
/** The article of a run as blocks of the WordPress editor. */
export const writeWordPressBlocks = writeWith(toWordPressBlocks);
