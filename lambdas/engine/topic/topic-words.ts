import type { Article } from '#contracts/jobs/article.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { readPhrase } from './phrases/phrase.ts';
import type { MeasuredText } from './phrases/text-figures.ts';
import type { Word } from './phrases/word-figures.ts';
import { measured, scorePhrases } from './read-topic.ts';

/** Graders found a third word a passing one in most texts ("tent" of a ride over hills). */
const mostWords = 2;
/** Words that are read, so that those that stand together make one name. */
const wordsRead = 5;
/** How often a text says a word that it speaks most of. */
const oftenSaid = 3;
/** Two words are one name if they stand together in this share of the places of the rarer one. */
const together = 0.6;
/** The least probability of a keyword that stands for its words. */
const leastTopic = 0.25;
const leastNewTopic = 0.4;
/** Words that say nothing of a topic, and those of markup. */
const plain = new Set(
  'post article blog part series thing way lot time day week month year people person man guy bit step case example today link page image photo video stuff kind sort something anything everything someone idea option title item author session update thought situation need number set list place point fact reason life moment sense desc http https www com html src alt img jpg png hmm'
    .split(' ')
    .flatMap(stemsOf),
);

type Found = { stem: string; word: Word };

/** Where a stem is a word of its own. */
const tokensOf = ({ text }: MeasuredText, stem: string): number[] =>
  (text.positions.get(stem) ?? [])
    .map((part) => text.tokenOf[part] ?? 0)
    .filter((at) => text.document.stems[at] === stem);

const mostFrequent = (values: readonly string[]): [value: string, count: number] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
};

/** The form in which the text writes a word most often, with capitals where it mostly is a name or never lacks them. */
const formOf = (text: MeasuredText, stem: string): string => {
  const { tokens, name } = text.text.document;
  const places = tokensOf(text, stem);
  const isNamed =
    places.filter((at) => name[at]).length * 2 > places.length ||
    places.every((at) => tokens[at]?.text !== tokens[at]?.lower);
  const [form] = mostFrequent(places.map((at) => (isNamed ? tokens[at]?.text : tokens[at]?.lower) ?? ''));
  return form.replace(/['’]s$/, '');
};

/** "New" of "York": the capitalized word that mostly stands before a name. */
const givenName = (text: MeasuredText, { stem, word }: Found): string => {
  if (word.name < 0.5) return '';
  const { tokens } = text.text.document;
  const places = tokensOf(text, stem);
  const capitalized = places
    .map((at) => tokens[at - 1]?.text ?? '')
    .filter((before) => regex.u`^\p{Lu}\p{L}+$`.test(before));
  const [given, count] = mostFrequent(capitalized);
  return count >= together * places.length && count > 0 ? `${given} ` : '';
};

/** A noun, a gerund or a name that the text says often as a word of its own. */
const isTopical = (text: MeasuredText, { stem, word }: Found): boolean =>
  !plain.has(stem) &&
  'NPG'.includes(word.tag) &&
  tokensOf(text, stem).length >= oftenSaid &&
  regex.u`^\p{L}[\p{L}'’-]{2,}$`.test(formOf(text, stem));

/** Whether two words mostly stand in this order. */
const follow = (text: MeasuredText, first: Found, second: Found): boolean => {
  const seconds = new Set(tokensOf(text, second.stem));
  const firsts = tokensOf(text, first.stem);
  const both = firsts.filter((at) => seconds.has(at + 1)).length;
  return both > 0 && both >= together * Math.min(firsts.length, seconds.size);
};

/** A word with those of the others that mostly stand next to it or to its neighbors, in their order. */
const chainOf = (text: MeasuredText, found: Found, others: readonly Found[]): Found[] => {
  let chain = [found];
  for (const other of others) {
    const [first, last] = [chain[0] ?? found, chain.at(-1) ?? found];
    if (chain.includes(other)) continue;
    if (follow(text, other, first)) chain = [other, ...chain];
    else if (follow(text, last, other)) chain = [...chain, other];
  }
  return chain;
};

type Name = { text: string; stems: readonly string[] };

const namesIn = (text: MeasuredText, words: readonly Found[]): Name[] => {
  const names: Name[] = [];
  const used = new Set<Found>();
  for (const found of words) {
    if (used.has(found)) continue;
    const chain = chainOf(
      text,
      found,
      words.filter((other) => !used.has(other)),
    );
    for (const one of chain) used.add(one);
    const given = givenName(text, chain[0] ?? found);
    const stems = chain.map(({ stem }) => stem);
    names.push({ text: given + stems.map((stem) => formOf(text, stem)).join(' '), stems });
  }
  return names;
};

/**
 * The lead keyword in place of its words, if it has one of them and more: "cooking mushrooms" for "mushrooms". One that
 * has none of them comes first only if it is probable: "creativity" of a text that is mostly "creative".
 */
const withLead = (article: Article, names: readonly Name[], lead: string, spelling: string): Name[] => {
  const { stems } = readPhrase(lead);
  const others = names.filter((name) => !name.stems.some((stem) => stems.includes(stem)));
  const isNew = others.length === names.length;
  const topic = scorePhrases(article, [lead])[0]?.topic ?? 0;
  const stands = isNew ? topic >= leastNewTopic : lead.includes(' ') && topic >= leastTopic;
  return stands ? [{ text: spelling, stems }, ...others] : [...names];
};

/**
 * What a text speaks most of: two nouns or names, the heaviest first; none if there is only one. A keyword that
 * may lead stands for its words, as the author writes it.
 */
export const topicWords = (article: Article, lead = '', spelling = lead): string[] => {
  const text = measured(article);
  const words = [...text.words]
    .map(([stem, word]): Found => ({ stem, word }))
    .filter((found) => isTopical(text, found))
    .sort((a, b) => b.word.weight - a.word.weight)
    .slice(0, wordsRead);
  const own = namesIn(text, words);
  const names = (lead === '' ? own : withLead(article, own, lead, spelling))
    .slice(0, mostWords)
    .map((name) => name.text);
  return names.length >= 2 ? names : [];
};
