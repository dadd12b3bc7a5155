import type { Article } from '#contracts/jobs/article.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import type { MeasuredText } from './phrases/text-figures.ts';
import type { Word } from './phrases/word-figures.ts';
import { measured } from './read-topic.ts';

const mostWords = 3;
/** How often a text says a word that it speaks most of. */
const oftenSaid = 3;
/** Two words are one name if they stand together in this share of the places of the rarer one. */
const together = 0.6;
/** Words that say nothing of a topic. */
const plain = new Set(
  'post article blog part series thing way lot time day week month year people person guy bit step case example today link page http https www com image photo video stuff kind sort something anything everything someone idea option title item author session update thought situation need number set list place point fact reason'.split(
    ' ',
  ),
);

type Found = { stem: string; word: Word };

const tokensOf = ({ text }: MeasuredText, stem: string): number[] =>
  (text.positions.get(stem) ?? []).map((part) => text.tokenOf[part] ?? 0);

/** The form in which the text writes a word most often, with capitals where it always has them; null where it is a part of longer words. */
const formOf = (text: MeasuredText, stem: string): string | null => {
  const { tokens, stems, name } = text.text.document;
  const places = tokensOf(text, stem).filter((at) => stems[at] === stem);
  if (places.length * 2 < oftenSaid) return null;
  const isNamed =
    places.every((at) => tokens[at]?.text !== tokens[at]?.lower) ||
    places.filter((at) => name[at]).length * 2 > places.length;
  const counts = new Map<string, number>();
  for (const at of places) {
    const form = (isNamed ? tokens[at]?.text : tokens[at]?.lower) ?? '';
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
};

/** "New" of "York": the capitalized word that mostly stands before a name. */
const givenName = (text: MeasuredText, { stem, word }: Found): string => {
  if (word.name < 0.5) return '';
  const { tokens } = text.text.document;
  const places = tokensOf(text, stem);
  const counts = new Map<string, number>();
  for (const at of places) {
    const before = tokens[at - 1]?.text ?? '';
    if (/^\p{Lu}\p{L}+$/u.test(before)) counts.set(before, (counts.get(before) ?? 0) + 1);
  }
  const [best] = [...counts].sort((one, other) => other[1] - one[1]);
  return best !== undefined && best[1] >= together * places.length ? `${best[0]} ` : '';
};

const isTopical = (text: MeasuredText, { stem, word }: Found): boolean => {
  const form = formOf(text, stem);
  if (
    form === null ||
    !/^\p{L}[\p{L}'’-]{2,}$/u.test(form) ||
    plain.has(form.toLowerCase()) ||
    plain.has(stem)
  )
    return false;
  if (word.count < oftenSaid || !'NPG'.includes(word.tag)) return false;
  return word.name >= 0.5 || lemmaEntry(form.toLowerCase())?.classes.includes('n') !== false;
};

/** The first of two words that mostly stand next to each other, or null. */
const orderOf = (text: MeasuredText, a: Found, b: Found): [Found, Found] | null => {
  const rarer = a.word.count <= b.word.count ? a : b;
  const other = rarer === a ? b : a;
  const places = new Set(tokensOf(text, other.stem));
  const own = tokensOf(text, rarer.stem);
  const share = (shift: number) => own.filter((at) => places.has(at + shift)).length / own.length;
  if (share(1) >= together) return [rarer, other];
  return share(-1) >= together ? [other, rarer] : null;
};

/** A word with those of the others that mostly stand next to it or to its neighbors, in their order. */
const chainOf = (text: MeasuredText, found: Found, others: readonly Found[]): Found[] => {
  let chain = [found];
  for (const other of others) {
    const [first, last] = [chain[0] ?? found, chain.at(-1) ?? found];
    if (chain.includes(other)) continue;
    if (orderOf(text, other, first)?.[0] === other) chain = [other, ...chain];
    else if (orderOf(text, last, other)?.[1] === other) chain = [...chain, other];
  }
  return chain;
};

/** What a text speaks most of: up to three nouns or names, the heaviest first; none of fewer than two. */
export const topicWords = (article: Article): string[] => {
  const text = measured(article);
  const words = [...text.words]
    .map(([stem, word]): Found => ({ stem, word }))
    .filter((found) => isTopical(text, found))
    .sort((a, b) => b.word.weight - a.word.weight)
    .slice(0, mostWords + 2);
  const names: string[] = [];
  const used = new Set<Found>();
  for (const found of words) {
    if (used.has(found) || names.length === mostWords) continue;
    const chain = chainOf(
      text,
      found,
      words.filter((other) => !used.has(other)),
    );
    for (const one of chain) used.add(one);
    const given = chain[0] === undefined ? '' : givenName(text, chain[0]);
    names.push(given + chain.map(({ stem }) => formOf(text, stem) ?? '').join(' '));
  }
  return names.length >= 2 ? names : [];
};
