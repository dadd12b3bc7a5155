import type { KeywordClass, KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { compareKeywords, sortKeywords } from '#domain/scoring/sort-keywords.ts';
import { isOffTopic } from './off-topic.ts';

/**
 * Keywords of medium relevance fill the list only up to this length. A short list that fits beats a long one that
 * does not.
 */
const comfortableLength = 10;
/**
 * A phrase that the text contains once, outside its title and headings, is less relevant than this. Such phrases only
 * fill the list up to its minimum.
 */
const mentionedOnce = 38;
/** At most one keyword in four may be a suggestion that the text does not contain. */
const oneSuggestionIn = 4;
/** A list of names does not tell users what to write about. */
const maxBrands = 5;
const brandClasses: readonly KeywordClass[] = ['Brand / Navigational', 'Brand (No Market Data)'];

const isBrand = (entry: KeywordEntry): boolean => brandClasses.includes(entry.keyword_class);
/** High relevance. A run without a text has no relevance, and the user chose every keyword. */
export const isCentral = ({ relevance_tier }: KeywordEntry): boolean =>
  relevance_tier === 'High' || relevance_tier === null;

/** Invented metrics must not influence the selection in a run that has a text. */
const isSampled = ({ sources, relevance_score }: KeywordEntry): boolean =>
  sources.includes('sample') && relevance_score !== null;

const meritOf = (entry: KeywordEntry): number =>
  isCentral(entry) && !isSampled(entry) ? entry.optimizer_score : (entry.relevance_score ?? 0);

/**
 * Keywords on the main topic come first, ordered by Optimizer Score. Others are ordered by relevance, because demand
 * does not make up for a keyword that hardly belongs. The class later orders the selected keywords.
 */
const compareMerit = (a: KeywordEntry, b: KeywordEntry): number =>
  Number(isCentral(b)) - Number(isCentral(a)) ||
  meritOf(b) - meritOf(a) ||
  b.optimizer_score - a.optimizer_score ||
  compareKeywords(a, b);

const roomFor = (entry: KeywordEntry): number => {
  if (isCentral(entry)) return keywordLimits.shortlistMax;
  return (entry.relevance_score ?? 0) >= mentionedOnce ? comfortableLength : keywordLimits.shortlistMin;
};

/**
 * True if a keyword adds nothing: it consists of the words of two selected phrases that it contains, or two selected
 * phrases contain it.
 */
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
  for (const entry of ranked.filter((entry) => !isOffTopic(entry))) {
    const isSuggested = entry.evidence_level === 'suggested' && entry.relevance_score !== null;
    if (chosen.size >= roomFor(entry) || clusters.has(entry.cluster) || isRepeated(entry, chosen)) continue;
    if (isBrand(entry) && brands >= maxBrands) continue;
    if (isSuggested && (suggestions + 1) * oneSuggestionIn > Math.max(chosen.size + 1, comfortableLength))
      continue;
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
 * All entries in result order, with `is_selected` on those of the shortlist. The shortlist takes the best of each
 * cluster: first up to 15 of high relevance by Optimizer Score, then the most relevant others up to 10 (up to 5 for
 * phrases that the text mentions once). At most 5 are names, at most a quarter are suggestions, and none only repeats
 * two others. Near-duplicates and off-topic keywords only fill the list up to five.
 */
export const markShortlist = (entries: readonly KeywordEntry[]): KeywordEntry[] => {
  const chosen = chooseTexts(entries);
  return sortKeywords(entries).map((entry) => ({ ...entry, is_selected: chosen.has(entry.keyword_text) }));
};

/** The 5 to 15 keywords to use, in result order. Fewer only if there are fewer than 5 in total. */
export const selectShortlist = (entries: readonly KeywordEntry[]): KeywordEntry[] =>
  markShortlist(entries).filter(({ is_selected }) => is_selected);
