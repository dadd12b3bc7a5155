import type { FinalResult } from '#contracts/jobs/result.ts';
import { type ArticleMeta, articleMetaOf } from '#web/features/job/result/article-export/article-meta.ts';
import { type ArticleElement, toBlocks } from '#web/features/job/result/article-export/article-node.ts';
import { toHtmlPage } from '#web/features/job/result/article-export/html-page.ts';
import { toWordPressBlocks } from '#web/features/job/result/article-export/wordpress-blocks.ts';
import { parseSafeHtml } from './safe-nodes.ts';

const writeWith =
  (write: (blocks: ArticleElement[], meta: ArticleMeta) => string) =>
  (result: FinalResult, html: string): string => {
    const blocks = toBlocks(parseSafeHtml(html));
    return write(blocks, articleMetaOf(result, blocks));
  };

/** The article of a run as a complete HTML page. */
export const writeHtmlPage = writeWith(toHtmlPage);
/** The article of a run as blocks of the WordPress editor. */
export const writeWordPressBlocks = writeWith(toWordPressBlocks);
