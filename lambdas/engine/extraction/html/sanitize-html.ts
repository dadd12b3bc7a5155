import { markBlocks } from './mark-blocks.ts';
import { parseHtml } from './parse-html.ts';
import { serializeHtml } from './serialize-html.ts';

/**
 * Untrusted HTML made safe to show: parsed, and written anew from an allow list of elements and attributes
 * (see `serializeHtml`). Relative addresses are resolved against `base`, or dropped without one.
 */
export const sanitizeHtml = (html: string, base: string | null = null): string => {
  const page = parseHtml(html);
  markBlocks(page.body);
  return serializeHtml(page.body, base);
};
