import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { clusterKeys } from './cluster-keywords.ts';

/** One text of each group of near-equal ones: the first. */
export const mergeEqual = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const keys = clusterKeys(text);
    const isNew = text !== '' && !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
};

/** By relevance; a suggestion waits until three ideas of the text stand before it for each one given. */
export const arrangeIdeas = (ideas: readonly KeywordIdea[]): KeywordIdea[] => {
  const sorted = [...ideas].sort((a, b) => b.relevance - a.relevance);
  const waiting: KeywordIdea[] = [];
  const arranged: KeywordIdea[] = [];
  let suggested = 0;
  const admit = () => {
    while (waiting.length > 0 && suggested + 1 <= (arranged.length + 1) / 4) {
      const next = waiting.shift();
      if (next) arranged.push(next);
      suggested++;
    }
  };
  for (const idea of sorted) {
    if (idea.evidence === 'suggested') waiting.push(idea);
    else arranged.push(idea);
    admit();
  }
  return arranged;
};
