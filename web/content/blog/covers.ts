export type CoverMotif =
  | 'text'
  | 'picture'
  | 'one'
  | 'headings'
  | 'links'
  | 'results'
  | 'months'
  | 'changes'
  | 'columns'
  | 'question'
  | 'list';

/** What is drawn for each post, by its slug. A post that is not listed shows a page of text. */
export const covers: Readonly<Record<string, CoverMotif>> = {
  'alt-text-by-purpose': 'picture',
  'choose-one-keyword': 'one',
  'headings-that-carry-a-page': 'headings',
  'internal-links-for-small-sites': 'links',
  'meta-descriptions-worth-writing': 'results',
  'reading-search-volume': 'months',
  'refresh-old-articles': 'changes',
  'rewrite-for-search-keep-your-voice': 'columns',
  'search-intent-in-plain-words': 'question',
  'sort-a-keyword-list': 'list',
};
