import type { Article } from '#contracts/jobs/article.ts';
import { findKeywordIdeas, rankDrafts, readDescribedTopic, readPassages, writeDescriptions } from '#engine';
import { eachOnce, roundRobin } from './choose-items.ts';
import type { LabelItem } from './label-key.ts';

/** The number of descriptions on a sheet, and of those drawn from further down the ranking. */
const max = { all: 10, drawn: 3 } as const;
/** The most descriptions that begin with the same words; more of them show nothing new. */
const maxSimilar = 2;
const wordsOfStart = 5;

const startOf = (text: string): string => text.toLowerCase().split(/\s+/).slice(0, wordsOfStart).join(' ');

/** The descriptions that a result shows, the ranker's best others, and a draw of various forms. */
export function descriptionItems(article: Article, seed: string): LabelItem[] {
  const ideas = findKeywordIdeas(article);
  const shown = writeDescriptions(article, ideas).map(({ text }) => text);
  const ranked = rankDrafts(readPassages(article, ideas), readDescribedTopic(article, ideas));
  const starts = new Map<string, number>();
  const others = eachOnce(ranked, ({ text }) => text).filter(({ text }) => {
    const count = starts.get(startOf(text)) ?? 0;
    starts.set(startOf(text), count + 1);
    return !shown.includes(text) && count < maxSimilar;
  });
  const best = Math.max(0, max.all - max.drawn - shown.length);
  const further = others.slice(best).map((draft) => ({ ...draft, group: draft.make }));
  const texts = [
    ...shown,
    ...others.slice(0, best).map(({ text }) => text),
    ...roundRobin(further, max.drawn, seed).map(({ text }) => text),
  ];
  return texts.map((text) => ({ text, shown: shown.includes(text) ? shown.indexOf(text) + 1 : null }));
}
