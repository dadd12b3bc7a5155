import type { KeywordEntry } from '#contracts/keyword.ts';

/** The keywords alone, one per line, as the list is copied and saved as keywords.txt. */
export const toKeywordsTxt = (entries: readonly Pick<KeywordEntry, 'keyword_text'>[]): string =>
  entries.map(({ keyword_text }) => keyword_text.replace(/\s+/gu, ' ')).join('\n');
