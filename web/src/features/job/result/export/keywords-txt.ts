import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';

/** The keywords alone in their user's spelling, one per line, as the list is copied and saved as keywords.txt. */
export const toKeywordsTxt = (entries: readonly Pick<KeywordEntry, 'keyword_text' | 'typed_as'>[]): string =>
  entries.map((entry) => keywordSpelling(entry).replace(/\s+/gu, ' ')).join('\n');
