import type { KeywordMetrics } from '#contracts/keywords/market.ts';
import { stemsOf } from '#engine';

/**
 * Volumes are rounded to steps, so a keyword group can be recognized only if its monthly volumes have at least this
 * many values.
 */
const distinctiveMonths = 3;

const wordsOf = (keyword: string): string =>
  keyword
    .toLowerCase()
    .split(' ')
    .flatMap(stemsOf)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/**
 * The key that all keywords of one group share. Google groups close variants and gives each the same volume, price,
 * competition and months. If the months are too uniform to identify a group, the words must match, too, apart from form
 * and order.
 */
const groupKey = (keyword: string, metrics: KeywordMetrics): string | null => {
  const { searchVolume, cpc, competitionIndex, monthlySearches } = metrics;
  if (searchVolume === null || searchVolume === 0) return null;
  const months = monthlySearches.map(({ searches }) => searches);
  const isDistinctive = new Set(months).size >= distinctiveMonths;
  return JSON.stringify([
    searchVolume,
    cpc,
    competitionIndex,
    months,
    isDistinctive ? null : wordsOf(keyword),
  ]);
};

/**
 * Lists, for each keyword, the others of the run that share its metrics, so that users do not count them as separate
 * facts.
 */
export const markGroups = (metrics: ReadonlyMap<string, KeywordMetrics>): Map<string, KeywordMetrics> => {
  const groups = new Map<string, string[]>();
  const keys = new Map([...metrics].map(([keyword, own]) => [keyword, groupKey(keyword, own)]));
  for (const [keyword, key] of keys) if (key) groups.set(key, [...(groups.get(key) ?? []), keyword]);
  return new Map(
    [...metrics].map(([keyword, own]) => {
      const members = groups.get(keys.get(keyword) ?? '') ?? [];
      return [keyword, { ...own, groupedWith: members.filter((member) => member !== keyword) }];
    }),
  );
};
