import type { KeywordEntry } from '#contracts/keywords/keyword.ts';

/** `shown` with each entry's near-duplicates among `all`: the keywords that mean the same in another form or order. */
export const withNearDuplicates = (
  shown: readonly KeywordEntry[],
  all: readonly KeywordEntry[],
): KeywordEntry[] => {
  const byCluster = Map.groupBy(all, ({ cluster }) => cluster);
  return shown.map((entry) => ({
    ...entry,
    near_equals: (byCluster.get(entry.cluster) ?? [])
      .map(({ keyword_text }) => keyword_text)
      .filter((text) => text !== entry.keyword_text),
  }));
};
