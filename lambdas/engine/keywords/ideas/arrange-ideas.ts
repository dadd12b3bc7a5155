import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { clusterKeys } from '#engine/keywords/phrases/cluster-keywords.ts';

/** The first text of each cluster of similar keywords. */
export const mergeEqual = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const keys = clusterKeys(text);
    const isNew = text !== '' && !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
};

/** Sorts by relevance; each suggestion comes after at least three ideas from the text. */
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
