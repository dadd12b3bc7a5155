import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { markBlocks } from '#engine/extraction/html/mark-blocks.ts';
import { parseHtml } from '#engine/extraction/html/parse-html.ts';
import { serializeText } from '#engine/extraction/html/serialize-text.ts';

/** An extractor's output in the bench: the text of the article, and the milliseconds it took, including parsing. */
export type Extraction = { text: string; ms: number };

/** Readability's own work, from the page to the article's HTML. */
export const readabilityPair = (html: string): string =>
  new Readability(parseHTML(html).document).parse()?.content ?? '';

/**
 * Readability on linkedom, the fastest of the usual pairs. Only its own work is timed. Its HTML is then read with our
 * serializer, because its `textContent` joins neighboring paragraphs and would score below its worth.
 */
export function readabilityWithLinkedom(html: string): Extraction {
  const start = performance.now();
  const content = readabilityPair(html);
  const ms = performance.now() - start;
  const { body } = parseHtml(content);
  markBlocks(body);
  return { text: serializeText(body).text, ms };
}
