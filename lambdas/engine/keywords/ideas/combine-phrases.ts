import { isModifier } from '#engine/keywords/phrases/modifiers.ts';
import type { SearchPhrase } from '#engine/keywords/phrases/search-phrase.ts';
import { isPlural } from '#engine/language/is-plural.ts';
import { type ArticleIndex, searchStems } from './article-index.ts';
import { findEvidence } from './find-evidence.ts';

/** Number of leading phrases that are combined, and maximum number of pairs. */
const leading = 8;
const mostPairs = 2;
/** Words between two parts that still belong together: "ratio for a cold brew". */
const gap = 2;
const topicsWithAspects = 2;
const mostAspects = 3;

type Found = {
  text: string;
  strength: number;
};

const best = (found: readonly Found[], most: number): string[] =>
  found
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, most)
    .map(({ text }) => text);

/** Names, phrases of two or three words, and single title words that are no -ing form ("threatening") and no part of a phrase. */
const isPartner = (
  { words, isName, inTitle, text, key }: SearchPhrase,
  phrases: readonly SearchPhrase[],
): boolean => {
  if (words > 3 || text.includes("'")) return false;
  if (isName || words > 1) return true;
  return (
    inTitle &&
    !/(?:ing|ed)$/.test(text) &&
    !phrases.some((other) => other.words > 1 && ` ${other.key} `.includes(` ${key} `))
  );
};

const startsOf = (stems: readonly string[], sequence: readonly string[]): number[] => {
  const starts: number[] = [];
  for (let at = stems.indexOf(sequence[0] ?? ''); at >= 0; at = stems.indexOf(sequence[0] ?? '', at + 1))
    if (sequence.every((stem, i) => stems[at + i] === stem)) starts.push(at);
  return starts;
};

/** Number of sentences with two phrases next to each other, in any order, with at most a few words between them. */
const sideBySide = (
  index: ArticleIndex,
  a: Pick<SearchPhrase, 'key'>,
  b: Pick<SearchPhrase, 'key'>,
): number => {
  const first = a.key.split(' ');
  const second = b.key.split(' ');
  const numbers = index.postings.get(first[0] ?? '') ?? [];
  return numbers.filter((i) => {
    const stems = index.sentences[i]?.stems ?? [];
    const starts = startsOf(stems, second);
    return startsOf(stems, first).some((at) =>
      starts.some((other) => {
        const between = other > at ? other - at - first.length : at - other - second.length;
        const from = Math.min(at + first.length, other + second.length);
        return between >= 0 && between <= gap && !stems.slice(from, from + between).includes('');
      }),
    );
  }).length;
};

const joinPair = (index: ArticleIndex, a: SearchPhrase, b: SearchPhrase): Found | null => {
  if (a.isName === b.isName) return null;
  const [name, topic] = a.isName ? [a, b] : [b, a];
  const words = name.words + topic.words;
  const shared = topic.key.split(' ').some((stem) => name.key.split(' ').includes(stem));
  if (!name.inTitle || !topic.inTitle || words < 2 || words > 4 || shared) return null;
  const text = `${name.text} ${topic.text}`;
  const together = findEvidence(index, text).sentences.length;
  if (together + sideBySide(index, name, topic) * 2 < 2) return null;
  return { text, strength: together + a.score + b.score };
};

/**
 * Longer searches from two leading phrases that the article combines: a name with a topic
 * ("alibaba" + "hong kong listing"). Both are in the title and in one sentence, or they are often next to each other.
 */
export const combinePhrases = (index: ArticleIndex, phrases: readonly SearchPhrase[]): string[] => {
  const pairs: Found[] = [];
  const top = phrases.filter((phrase) => isPartner(phrase, phrases)).slice(0, leading);
  for (const [i, a] of top.entries())
    for (const b of top.slice(i + 1)) {
      const pair = joinPair(index, a, b);
      if (pair) pairs.push(pair);
    }
  return best(pairs, mostPairs);
};

/** A name, or two words that end in a singular noun ("cold brew", not "solar costs"), from title or headings. */
const takesAspect = ({ words, inTitle, inHeading, isName, isFirm, key }: SearchPhrase): boolean => {
  if (!inTitle && !inHeading) return false;
  return isName ? isFirm && words <= 2 : words === 2 && !isModifier(key.slice(key.lastIndexOf(' ') + 1));
};

/**
 * "Fires in the Amazon" are "amazon fires", but "expenses from that bank account" are no "bank account expenses": several
 * things of a common topic make a phrase only where the text does.
 */
const isSaidOf = (index: ArticleIndex, topic: SearchPhrase, aspect: string): boolean =>
  topic.isName || !isPlural(aspect, index.folded) || findEvidence(index, `${topic.text} ${aspect}`).count > 0;

/** The leading topics of one or two words plus a common noun that often follows them ("cold brew ratio"). */
export const addAspects = (
  index: ArticleIndex,
  phrases: readonly SearchPhrase[],
  aspects: readonly string[],
): string[] => {
  const found: Found[] = [];
  for (const topic of phrases.filter(takesAspect).slice(0, topicsWithAspects))
    for (const aspect of aspects) {
      const stems = searchStems(aspect);
      if (stems.some((stem) => isModifier(stem) || topic.key.split(' ').includes(stem))) continue;
      if (phrases.some(({ key }) => key.startsWith(`${stems.join(' ')} `))) continue;
      if (!isSaidOf(index, topic, aspect)) continue;
      const strength = sideBySide(index, topic, { key: stems.join(' ') });
      if (strength >= 2) found.push({ text: `${topic.text} ${aspect}`, strength });
    }
  return best(found, mostAspects);
};

/** "vegan styled char kway teow" is searched as "vegan char kway teow": a leading phrase without the participle inside it. */
export const dropParticiples = (phrases: readonly SearchPhrase[]): string[] =>
  phrases
    .filter(({ inTitle, words }) => inTitle && words > 3)
    .slice(0, topicsWithAspects)
    .flatMap(({ text }) => {
      const [first = '', middle = '', ...rest] = text.split(' ');
      const tail = rest.join(' ');
      const isKnown = phrases.some((other) => other.text === tail);
      return /(?:ed|style|inspired)$/.test(middle) && isKnown ? [`${first} ${tail}`] : [];
    });
