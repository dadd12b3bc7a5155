import { type ArticleIndex, searchStems } from './article-index.ts';
import { findEvidence } from './find-evidence.ts';
import { isModifier } from './modifiers.ts';
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

const topicsWithAspects = 2;
const mostAspects = 5;

/** A name, or two words of which the last is a thing ("cold brew", not "solar costs"), that title or headings have. */
function takesAspect({ words, inTitle, inHeading, isName, key }: SearchPhrase): boolean {
  if (!inTitle && !inHeading) return false;
  return isName ? words <= 2 : words === 2 && !isModifier(key.slice(key.lastIndexOf(' ') + 1));
}

/**
 * The leading topics of one or two words with a common noun behind them ("cold brew ratio"), where both meet in two
 * sentences or more.
 */
export function addAspects(
  index: ArticleIndex,
  phrases: readonly SearchPhrase[],
  aspects: readonly string[],
): string[] {
  const topics = phrases.filter(takesAspect);
  const found: { text: string; strength: number }[] = [];
  for (const topic of topics.slice(0, topicsWithAspects)) {
    for (const aspect of aspects) {
      const text = `${topic.text} ${aspect}`;
      const { sentences, coverage, level } = findEvidence(index, text);
      const repeats = searchStems(aspect).some(
        (stem) => isModifier(stem) || topic.key.split(' ').includes(stem),
      );
      if (repeats || level === 'suggested' || coverage < 1 || sentences.length < (topic.words > 1 ? 2 : 3))
        continue;
      found.push({ text, strength: sentences.length });
    }
  }
  return found
    .sort((a, b) => b.strength - a.strength)
    .slice(0, mostAspects)
    .map(({ text }) => text);
}
