import type { KeywordClass, KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { compareKeywords, sortKeywords } from '#domain/scoring/sort-keywords.ts';

/** Keywords of medium relevance fill the list up to here only: a short list that fits beats a long one that does not. */
const comfortable = 10;
/** A phrase that the text says once outside its title and headings has less relevance than this: it fills the list up to the least. */
const byTheWay = 38;
/** A suggestion the text does not word is one in four at most. */
const suggestedShare = 4;
/** A list of names does not tell users what to write about. */
const maxBrands = 5;
const brandClasses: readonly KeywordClass[] = ['Brand / Navigational', 'Brand (No Market Data)'];

const isOnTopic = (entry: KeywordEntry): boolean => entry.keyword_class !== 'Deprioritize (Off-Topic)';
const isBrand = (entry: KeywordEntry): boolean => brandClasses.includes(entry.keyword_class);
/** High relevance; in a run without a text there is none, and every keyword was the user's own choice. */
export const isCentral = ({ relevance_tier }: KeywordEntry): boolean =>
  relevance_tier === 'High' || relevance_tier === null;

/** The figures are invented: they choose nothing in a run that has a text. */
const isSampled = ({ sources, relevance_score }: KeywordEntry): boolean =>
  sources.includes('sample') && relevance_score !== null;

const meritOf = (entry: KeywordEntry): number =>
  isCentral(entry) && !isSampled(entry) ? entry.optimizer_score : (entry.relevance_score ?? 0);

/**
 * What the text is about comes first, and there the Optimizer Score decides; at the margin relevance does, for demand
 * does not make up for a keyword that hardly belongs. The class orders what was chosen, later.
 */
const compareMerit = (a: KeywordEntry, b: KeywordEntry): number =>
  Number(isCentral(b)) - Number(isCentral(a)) ||
  meritOf(b) - meritOf(a) ||
  b.optimizer_score - a.optimizer_score ||
  compareKeywords(a, b);

const roomFor = (entry: KeywordEntry): number => {
  if (isCentral(entry)) return keywordLimits.shortlistMax;
  return (entry.relevance_score ?? 0) >= byTheWay ? comfortable : keywordLimits.shortlistMin;
};

/** Adds nothing: its words are those of two chosen phrases that it contains, or two chosen phrases contain it. */
const isRepeated = ({ keyword_text }: KeywordEntry, chosen: ReadonlySet<string>): boolean => {
  const holds = (longer: string, shorter: string): boolean => ` ${longer} `.includes(` ${shorter} `);
  const inside = [...chosen].filter((text) => holds(keyword_text, text));
  const known = new Set(inside.flatMap((text) => text.split(' ')));
  if (inside.length > 1 && keyword_text.split(' ').every((word) => known.has(word))) return true;
  return [...chosen].filter((text) => holds(text, keyword_text)).length > 1;
};

const chooseTexts = (entries: readonly KeywordEntry[]): Set<string> => {
  const ranked = entries.toSorted(compareMerit);
  const chosen = new Set<string>();
  const clusters = new Set<string>();
  let brands = 0;
  let suggestions = 0;
  for (const entry of ranked.filter(isOnTopic)) {
    const isSuggested = entry.evidence_level === 'suggested' && entry.relevance_score !== null;
    if (chosen.size >= roomFor(entry) || clusters.has(entry.cluster) || isRepeated(entry, chosen)) continue;
    if (isBrand(entry) && brands >= maxBrands) continue;
    if (isSuggested && (suggestions + 1) * suggestedShare > Math.max(chosen.size + 1, comfortable)) continue;
    if (isSuggested) suggestions++;
    if (isBrand(entry)) brands++;
    clusters.add(entry.cluster);
    chosen.add(entry.keyword_text);
  }
  for (const { keyword_text } of ranked)
    if (chosen.size < keywordLimits.shortlistMin) chosen.add(keyword_text);
  return chosen;
};

/**
 * All entries in result order, those of the shortlist with `is_selected`. The shortlist takes the best of each
 * cluster: those of high relevance by Optimizer Score up to 15, then the most relevant of the others while there are
 * fewer than 10 (5 for what the text says once), at most 5 of them names and a quarter suggestions, none that only
 * repeats two others; near-equals and off-topic ones only as far as five need them.
 */
export const markShortlist = (entries: readonly KeywordEntry[]): KeywordEntry[] => {
  const chosen = chooseTexts(entries);
  return sortKeywords(entries).map((entry) => ({ ...entry, is_selected: chosen.has(entry.keyword_text) }));
};

/** The 5 to 15 keywords to use, in result order; fewer only when there are fewer than 5 at all. */
export const selectShortlist = (entries: readonly KeywordEntry[]): KeywordEntry[] =>
  markShortlist(entries).filter(({ is_selected }) => is_selected);
