import type { ArticleIndex } from './article-index.ts';
import { findEvidence } from './find-evidence.ts';
import type { SearchPhrase } from './search-phrases.ts';

/** Leading phrases that are joined in pairs, and pairs given at most. */
const leading = 8;
const most = 6;

/**
 * Longer searches from two leading phrases that the article brings together: a name with what it is about
 * ("alibaba" + "hong kong listing"). Both must meet in the title or in two sentences.
 */
export function combinePhrases(index: ArticleIndex, phrases: readonly SearchPhrase[]): string[] {
  const pairs: { text: string; strength: number }[] = [];
  const top = phrases.filter(isPartner).slice(0, leading);
  for (const [i, a] of top.entries()) {
    for (const b of top.slice(i + 1)) {
      const pair = joinPair(index, a, b);
      if (pair) pairs.push(pair);
    }
  }
  return pairs
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ text }) => text);
}

/** Names, phrases of two or three words, and single words of the title. */
function isPartner({ words, isName, inTitle, text }: SearchPhrase): boolean {
  return words <= 3 && !text.includes("'") && (isName || words > 1 || inTitle);
}

function joinPair(
  index: ArticleIndex,
  a: SearchPhrase,
  b: SearchPhrase,
): { text: string; strength: number } | null {
  if (a.isName === b.isName) return null;
  const [name, topic] = a.isName ? [a, b] : [b, a];
  if (!name.inTitle && !name.inHeading) return null;
  const words = name.words + topic.words;
  const shared = topic.key.split(' ').some((stem) => name.key.split(' ').includes(stem));
  if (words < 2 || words > 4 || shared) return null;
  const text = `${name.text} ${topic.text}`;
  const evidence = findEvidence(index, text);
  if (evidence.title === 0 && evidence.sentences.length < (topic.words > 1 ? 2 : 3)) return null;
  return { text, strength: evidence.title * 3 + evidence.sentences.length + a.score + b.score };
}
