import { Tokenizer } from 'htmlparser2';
import type { ParsedPage } from './tree.ts';
import { TreeBuilder } from './tree-builder.ts';

/**
 * Parses a page into a tree of the elements that can contain article text, and collects the data of its head. Accepts
 * any input: it does not throw, bounds the depth and number of elements, and works in linear time. Text is normalized
 * to Unicode's composed form (NFC), so that equal words compare equal.
 */
export const parseHtml = (source: string): ParsedPage => {
  const html = source.normalize('NFC');
  const builder = new TreeBuilder(html);
  const tokenizer = new Tokenizer({}, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder.page;
};
