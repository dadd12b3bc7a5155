import type { Article } from '#contracts/jobs/article.ts';
import { findKeywordIdeas, indexArticle, judgeCandidates } from '#engine';
import { eachOnce, roundRobin } from './choose-items.ts';
import type { LabelItem } from './label-key.ts';

/** The number of the engine's first ideas, of the judge's best others, and of a draw of every kind. */
const max = { ideas: 8, best: 6, drawn: 6 } as const;
/** The draw is from this many of the best candidates; later ones are hardly ever shown. */
const ofBest = 120;
/** A list shows at least this many keywords. */
const minShown = 5;

export function keywordItems(article: Article, seed: string): LabelItem[] {
  const ideas = findKeywordIdeas(article).map(({ text }) => text);
  const judged = judgeCandidates(indexArticle(article)).toSorted((a, b) => b.probability - a.probability);
  const first = ideas.slice(0, max.ideas);
  const others = eachOnce(
    judged.filter(({ text }) => !first.includes(text)),
    ({ text }) => text,
  );
  const further = others
    .slice(max.best, ofBest)
    .map((candidate) => ({ ...candidate, group: candidate.origin }));
  const texts = [
    ...first,
    ...others.slice(0, max.best).map(({ text }) => text),
    ...roundRobin(further, max.drawn, seed).map(({ text }) => text),
  ];
  return texts.map((text) => {
    const place = ideas.indexOf(text);
    return { text, shown: place >= 0 && place < minShown ? place + 1 : null };
  });
}
