/** What makes two spellings the same keyword: case, composition and runs of spaces do not count. */
export const keywordKey = (keyword: string): string =>
  keyword.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

export type KeywordList = {
  /** In order, each once, in the spelling in which it came first. */
  keywords: string[];
  /** What was left out because it was there already: in its own spelling, and in the one that is kept. */
  repeated: { typed: string; kept: string }[];
};

/**
 * A typed or pasted list taken apart. Line breaks and commas (also the Arabic and the full-width one) separate;
 * empty parts are dropped.
 */
export const readKeywordList = (text: string): KeywordList => {
  const byKey = new Map<string, string>();
  const repeated: KeywordList['repeated'] = [];
  for (const part of text.split(/[\r\n\u2028\u2029,،，]+/u)) {
    const key = keywordKey(part);
    if (key === '') continue;
    const typed = part.normalize('NFC').trim().replace(/\s+/gu, ' ');
    const kept = byKey.get(key);
    if (kept === undefined) byKey.set(key, typed);
    else repeated.push({ typed, kept });
  }
  return { keywords: [...byKey.values()], repeated };
};

/** The keywords of a typed or pasted list, each once. */
export const parseKeywordList = (text: string): string[] => readKeywordList(text).keywords;

/** A keyword as its user wrote it, for display. */
export const keywordSpelling = (entry: { keyword_text: string; typed_as?: string | undefined }): string =>
  entry.typed_as ?? entry.keyword_text;
