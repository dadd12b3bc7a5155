import { markBlocks } from './mark-blocks.ts';
import { parseHtml } from './parse-html.ts';
import { serializeHtml } from './serialize-html.ts';

/**
 * Makes untrusted HTML safe to show: parses it and writes it again with an allow list of elements and attributes (see
 * `serializeHtml`). Relative addresses are resolved against `base`, or dropped without one.
 */
export const sanitizeHtml = (html: string, base: string | null = null): string => {
  const page = parseHtml(html);
  markBlocks(page.body);
  return serializeHtml(page.body, base);
};
