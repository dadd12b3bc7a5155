import type { KeywordEntry } from '#contracts/keyword.ts';
import { limits } from '#contracts/limits.ts';
import { sortKeywords } from './sort-keywords.ts';

const isOnTopic = (entry: KeywordEntry): boolean => entry.keyword_class !== 'Deprioritize (Off-Topic)';

/** The best of each cluster first; then, only as far as the minimum needs it, near-equals and off-topic ones. */
const chooseTexts = (sorted: readonly KeywordEntry[]): Set<string> => {
  const onTopic = sorted.filter(isOnTopic);
  const clusters = new Set<string>();
  const heads = onTopic.filter(({ cluster }) => !clusters.has(cluster) && clusters.add(cluster));
  const chosen = new Set(heads.slice(0, limits.shortlistMax).map(({ keyword_text }) => keyword_text));
  for (const { keyword_text } of [...onTopic, ...sorted]) {
    if (chosen.size >= limits.shortlistMin) break;
    chosen.add(keyword_text);
  }
  return chosen;
};

/** All entries in result order, those of the shortlist with `is_selected`. */
export const markShortlist = (entries: readonly KeywordEntry[]): KeywordEntry[] => {
  const sorted = sortKeywords(entries);
  const chosen = chooseTexts(sorted);
  return sorted.map((entry) => ({ ...entry, is_selected: chosen.has(entry.keyword_text) }));
};

/** The 5 to 15 keywords to use, in result order; fewer only when there are fewer than 5 at all. */
export const selectShortlist = (entries: readonly KeywordEntry[]): KeywordEntry[] =>
  markShortlist(entries).filter(({ is_selected }) => is_selected);
