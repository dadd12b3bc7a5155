/** What makes two spellings the same keyword: case, composition and runs of spaces do not count. */
export const keywordKey = (keyword: string): string =>
  keyword.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * The keywords of a typed or pasted list, in order, each once, in the spelling in which it came first.
 * Line breaks and commas (also the Arabic and the full-width one) separate; empty parts are dropped.
 */
export const parseKeywordList = (text: string): string[] => {
  const byKey = new Map<string, string>();
  for (const part of text.split(/[\r\n\u2028\u2029,،，]+/u)) {
    const key = keywordKey(part);
    if (key !== '' && !byKey.has(key)) byKey.set(key, part.normalize('NFC').trim().replace(/\s+/gu, ' '));
  }
  return [...byKey.values()];
};
