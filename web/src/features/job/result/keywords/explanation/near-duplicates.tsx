import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';

const listOf = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** The other keywords with the same meaning. */
export const NearDuplicates = ({ row }: { row: KeywordRow }) => (
  <p>
    {listOf(row.nearDuplicates)} {row.nearDuplicates.length === 1 ? 'says' : 'say'} the same words in another
    form or order. One of them is enough: search engines treat them as one.
  </p>
);
