import { escapeHtml } from '#domain/text/escape-html.ts';
import { markBlocks } from '#engine/extraction/html/mark-blocks.ts';
import { parseHtml } from '#engine/extraction/html/parse-html.ts';
import { wrapRuns } from '#engine/extraction/html/text-runs.ts';
import type { ElementNode } from '#engine/extraction/html/tree.ts';
import { measure } from './measure.ts';

/** The page's own text is replaced only if it is shorter than this share of the text in its data. */
const muchLess = 0.3;
/** Shorter bodies in the data are summaries. */
const minBody = 300;

const containsTags = /<\/?(?:p|br|div|h[1-6]|ul|ol|li|a|b|strong|em|i)\b[^>]*>/i;

/**
 * The article that a page contains only in its schema.org data, as script-rendered pages do. Null unless that article
 * is long and several times as long as the text found on the page.
 */
export const articleFromData = (body: string | null, foundChars: number): ElementNode | null => {
  if (body === null || body.length < minBody || foundChars > muchLess * body.length) return null;
  const paragraphs = body.split(/\n\s*/).map((line) => `<p>${escapeHtml(line)}</p>`);
  const page = parseHtml(containsTags.test(body) ? body : paragraphs.join(''));
  markBlocks(page.body);
  wrapRuns(page.body);
  measure(page.body);
  return page.body;
};
