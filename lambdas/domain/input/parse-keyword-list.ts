/** Spellings that differ only in case, Unicode composition or runs of spaces are the same keyword. */
export const keywordKey = (keyword: string): string =>
  keyword.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

export type KeywordList = {
  /** Each keyword once, in order, in its first spelling. */
  keywords: string[];
  /** The repeated keywords that were left out: each in its own spelling, and in the one that is kept. */
  repeated: { typed: string; kept: string }[];
};

/** Line breaks and commas, including the Arabic and full-width ones. */
const separators = /[\r\n\u2028\u2029,،，]+/u;

/**
 * Splits a list that is still being typed into the part before the last separator and the part after it. Null without a
 * separator.
 */
export const splitTyped = (text: string): { ended: string; rest: string } | null => {
  const parts = text.split(separators);
  const rest = parts.pop() ?? '';
  return parts.length === 0 ? null : { ended: parts.join('\n'), rest: rest.trimStart() };
};

/** Splits a typed or pasted list at its separators. Empty parts are dropped. */
export const readKeywordList = (text: string): KeywordList => {
  const byKey = new Map<string, string>();
  const repeated: KeywordList['repeated'] = [];
  for (const part of text.split(separators)) {
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

/** A keyword in its user's spelling, for display. */
export const keywordSpelling = (entry: { keyword_text: string; typed_as?: string | undefined }): string =>
  entry.typed_as ?? entry.keyword_text;
