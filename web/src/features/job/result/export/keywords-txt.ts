import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';

/** The keywords as the user spelled them, one per line, for the clipboard and for keywords.txt. */
export const toKeywordsTxt = (entries: readonly Pick<KeywordEntry, 'keyword_text' | 'typed_as'>[]): string =>
  entries.map((entry) => keywordSpelling(entry).replace(/\s+/gu, ' ')).join('\n');
