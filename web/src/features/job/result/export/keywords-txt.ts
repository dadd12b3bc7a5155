import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';

type Line = Pick<KeywordEntry, 'keyword_text' | 'typed_as'>;

/**
 * The keywords as the user spelled them, one per line, for the clipboard and for keywords.txt. The lead keyword is the
 * first line, because a list has no other place to mark it.
 */
export const toKeywordsTxt = (entries: readonly Line[], lead: string | null = null): string =>
  [
    ...entries.filter((entry) => entry.keyword_text === lead),
    ...entries.filter((entry) => entry.keyword_text !== lead),
  ]
    .map((entry) => keywordSpelling(entry).replace(/\s+/gu, ' '))
    .join('\n');
