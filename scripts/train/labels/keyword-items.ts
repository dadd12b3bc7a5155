import type { Article } from '#contracts/jobs/article.ts';
import { findKeywordIdeas, indexArticle, judgeCandidates } from '#engine';
import { eachOnce, oneOfEach } from './choose-items.ts';
import type { LabelItem } from './label-key.ts';

/** What a run shows or has next, what the judge holds for the best besides, and a few of every sort. */
const most = { ideas: 8, best: 6, drawn: 6 } as const;
/** Of this many best candidates a few are drawn: those behind are hardly ever shown. */
const ofBest = 120;
/** A list shows at least this many. */
const leastShown = 5;

export function keywordItems(article: Article, seed: string): LabelItem[] {
  const ideas = findKeywordIdeas(article).map(({ text }) => text);
  const judged = judgeCandidates(indexArticle(article)).toSorted((a, b) => b.probability - a.probability);
  const first = ideas.slice(0, most.ideas);
  const others = eachOnce(
    judged.filter(({ text }) => !first.includes(text)),
    ({ text }) => text,
  );
  const further = others
    .slice(most.best, ofBest)
    .map((candidate) => ({ ...candidate, group: candidate.origin }));
  const texts = [
    ...first,
    ...others.slice(0, most.best).map(({ text }) => text),
    ...oneOfEach(further, most.drawn, seed).map(({ text }) => text),
  ];
  return texts.map((text) => {
    const place = ideas.indexOf(text);
    return { text, shown: place >= 0 && place < leastShown ? place + 1 : null };
  });
}
