import type { Article } from '#contracts/jobs/article.ts';
import { surelyMonths, weekdays } from '#domain/text/calendar-words.ts';
import { regex } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { type MeasuredText, occurrencesOf } from './phrases/measured-text.ts';
import { readPhrase } from './phrases/phrase.ts';
import type { Word } from './phrases/word-features.ts';
import { measured, scorePhrases } from './read-topic.ts';
import { shareContaining } from './topic-share.ts';

/** The number of words that are read, so that neighbors can be joined into one name. */
const wordsRead = 6;
/** A text mentions its main words at least this often, and a name at least twice. */
const minMentions = 3;
const oftenNamed = 2;
/**
 * Factors of a word's weight. The setting of a text ("Florida") appears in its opening, but a word from one example
 * ("car") does not appear throughout the text.
 */
const places = {
  starts: [
    { upTo: 2, factor: 1.5 },
    { upTo: 5, factor: 1.2 },
  ],
  end: { sentences: 3, factor: 1.25 },
  heading: 1.15,
  ofOnePlace: 0.7,
  spread: 0.6,
} as const;
/** A name with this share of the second word's score replaces it if both words are common ones. */
const nameShare = 0.4;
/** A word that ends in "ing" this often is a noun, even if the tagger calls it a verb. */
const gerundShare = 0.8;
/** Two words form one name if they are neighbors in this share of the rarer word's occurrences. */
const minTogetherShare = 0.6;
/** The lowest probability of a keyword that replaces its words, of one with "and", and of one with other words. */
const minTopic = 0.1;
const minJoin = 0.25;
const minNewTopic = 0.4;
/** The same for a keyword that the text mentions often: "crates.io" for "security" and "API keys". */
const oftenLed = { mentions: 4, minTopic: 0.3 } as const;
/** A word is a name if most occurrences have capitals, and, if it is a common word ("wild"), nearly all. */
const nameShares = { rare: 0.5, common: 0.9, rareIdf: 6.5 } as const;
/**
 * The least mentions and topic probability of the words of a name or phrase that stands alone. "Ted Gioia", whom a
 * text quotes once, does not.
 */
const alone = { mentions: 4, minTopic: 0.17 } as const;
/**
 * The line that says how probably a name is in the title that its author hid, fitted on 834 posts (AUC 0.84 in ten folds).
 */
const inTitle = { share: 2.3, topic: 0.15, place: -0.52, count: 0.45, end: 0.42, offset: -2.04 } as const;
/**
 * A second name this improbable in the title is incidental ("lemon juice" next to "crab cake"), so a first one with this
 * topic probability stands alone. In 28 of 89 posts with two words, the first alone has grade 2 in 10 and grade 0 in 5; both
 * together have grade 2 in 5 and grade 0 in 10.
 */
const incidental = { title: 0.1, minTopic: 0.1 } as const;
/** A single common word below this rarity says nothing next to another one: "show", "store", "service". */
const minSecondIdf = 4.4;
/** Words that carry no topic, and markup. */
const genericNouns = new Set(
  'post article blog part series thing way lot time day week month year people person man guy bit step case example today link page image photo video stuff kind sort something anything everything someone idea option title item author session update thought situation need number set list place point fact reason life moment sense desc http https www com html src alt img jpg png hmm tsp tbsp teaspoon tablespoon cup oz ounce gram lb ml minute hour'
    .concat(' ', surelyMonths, ' ', weekdays)
    .split(' ')
    .flatMap(stemsOf),
);
/** Words that add nothing to another one, although they can be what a text is about. */
const weakSeconds = new Set(
  'topic travel trip night morning evening home group problem question answer experience film movie book job'
    .split(' ')
    .flatMap(stemsOf),
);

type Found = { stem: string; word: Word; score: number };

/** The tokens where a stem is a word of its own. */
const tokensOf = ({ text }: MeasuredText, stem: string): number[] =>
  (text.positions.get(stem) ?? [])
    .map((part) => text.tokenOf[part] ?? 0)
    .filter((at) => text.document.stems[at] === stem);

const mostFrequent = (values: readonly string[]): [value: string, count: number] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
};

/**
 * The form in which the text writes a word most often. It is capitalized if the word is mostly a name or always has
 * capitals.
 */
const formOf = (text: MeasuredText, stem: string): string => {
  const { tokens, name } = text.text.document;
  const places = tokensOf(text, stem);
  const isNamed =
    places.filter((at) => name[at]).length * 2 > places.length ||
    places.every((at) => tokens[at]?.text !== tokens[at]?.lower);
  const [form] = mostFrequent(places.map((at) => (isNamed ? tokens[at]?.text : tokens[at]?.lower) ?? ''));
  return form.replace(/['’]s$/, '');
};

/** Finds "New" for "York": the capitalized word that mostly precedes a name. */
const fullNameOf = (text: MeasuredText, { stem, ...found }: Found): string => {
  if (!isName({ stem, ...found })) return '';
  const { tokens } = text.text.document;
  const places = tokensOf(text, stem);
  const capitalized = places
    .map((at) => tokens[at - 1]?.text ?? '')
    .filter((before) => regex.u`^\p{Lu}\p{L}+$`.test(before));
  const [given, count] = mostFrequent(capitalized);
  return count >= minTogetherShare * places.length && count > 0 ? `${given} ` : '';
};

const isName = ({ word }: Found): boolean =>
  word.name >= (word.idf < nameShares.rareIdf ? nameShares.common : nameShares.rare);

const isNoun = (text: MeasuredText, { stem, word }: Found): boolean => {
  if ('NPG'.includes(word.tag)) return true;
  const { tokens } = text.text.document;
  const all = tokensOf(text, stem);
  return all.filter((at) => tokens[at]?.lower.endsWith('ing')).length >= gerundShare * all.length;
};

/** A noun, gerund or name that the text often uses as a word of its own. */
const isTopical = (text: MeasuredText, found: Found): boolean =>
  !genericNouns.has(found.stem) &&
  tokensOf(text, found.stem).length >= (isName(found) ? oftenNamed : minMentions) &&
  isNoun(text, found) &&
  regex.u`^\p{L}[\p{L}'’-]{2,}$`.test(formOf(text, found.stem));

/** The score of a word: its weight, raised if it appears where texts name their subject. */
const scoreOf = (text: MeasuredText, word: Word): number => {
  const start = text.text.document.sentenceOf[text.bodyStart] ?? 0;
  const [first = 0] = word.sentences;
  const last = word.sentences.at(-1) ?? first;
  const inBody = word.sentences.find((sentence) => sentence >= start) ?? first;
  const ofStart = places.starts.find(({ upTo }) => inBody < start + upTo)?.factor ?? 1;
  const ofEnd = last >= text.sentences - places.end.sentences ? places.end.factor : 1;
  const ofHeading = word.headings > 0 ? places.heading : 1;
  const spread = places.ofOnePlace + (places.spread * (last - first)) / Math.max(1, text.sentences);
  return word.weight * ofStart * ofEnd * ofHeading * spread;
};

/** Whether two words are mostly neighbors in this order. */
const followEachOther = (text: MeasuredText, first: Found, second: Found): boolean => {
  const seconds = new Set(tokensOf(text, second.stem));
  const firsts = tokensOf(text, first.stem);
  const both = firsts.filter((at) => seconds.has(at + 1)).length;
  return both > 0 && both >= minTogetherShare * Math.min(firsts.length, seconds.size);
};

/** A word joined, in order, with the other words that mostly appear next to it or to its neighbors. */
const chainOf = (text: MeasuredText, found: Found, others: readonly Found[]): Found[] => {
  let chain = [found];
  for (const other of others) {
    const [first, last] = [chain[0] ?? found, chain.at(-1) ?? found];
    if (chain.includes(other)) continue;
    if (followEachOther(text, other, first)) chain = [other, ...chain];
    else if (followEachOther(text, last, other)) chain = [...chain, other];
  }
  return chain;
};

const topicOf = (article: Article, phrase: string): number => scorePhrases(article, [phrase])[0]?.topic ?? 0;

const logit = (p: number): number => Math.log((p + 1e-3) / (1 - p + 1e-3));

type Name = { text: string; stems: readonly string[]; score: number; isName: boolean; idf: number };

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
    const given = fullNameOf(text, chain[0] ?? found);
    const stems = chain.map(({ stem }) => stem);
    names.push({
      text: given + stems.map((stem) => formOf(text, stem)).join(' '),
      stems,
      score: found.score,
      isName: chain.some(isName),
      idf: found.word.idf,
    });
  }
  return names;
};

/**
 * Puts the lead keyword in place of its words if it contains one of them and more: "cooking mushrooms" for "mushrooms".
 * A lead with none of them comes first only if it is probable: "creativity" for a text that mostly says "creative".
 */
const withLead = (article: Article, names: readonly Name[], lead: string, spelling: string): Name[] => {
  const { stems } = readPhrase(lead);
  const others = names.filter((name) => !name.stems.some((stem) => stems.includes(stem)));
  const isNew = others.length === names.length;
  const topic = topicOf(article, lead);
  const min = lead.includes(' and ') ? minJoin : minTopic;
  const mentions = occurrencesOf(measured(article), readPhrase(lead)).length;
  // A composed lead ("plans bed") reads badly where it is quoted.
  if (mentions === 0) return [...names];
  const minNew = mentions >= oftenLed.mentions ? oftenLed.minTopic : minNewTopic;
  const stands = isNew ? topic >= minNew : lead.includes(' ') && topic >= min;
  if (!stands) return [...names];
  const [first] = names;
  const isProper = names.some((name) => name.isName && name.stems.some((stem) => stems.includes(stem)));
  return [{ text: spelling, stems, score: first?.score ?? 0, isName: isProper, idf: Infinity }, ...others];
};

/** The number of letters that two words have in common at their start. */
const commonStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

/** Words with this many of their first letters, and this share of the shorter one, in common have the same root. */
const sameRoot = { letters: 5, share: 0.7 } as const;

const isSameWord = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && (long.startsWith(short) || long.endsWith(short))) return true;
  return commonStart(a, b) >= Math.max(sameRoot.letters, sameRoot.share * short.length);
};

/** Whether a stem of one list has the root of, begins or ends with one of the other: "app" and "applications". */
export const sharesWord = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => isSameWord(one, other)));

/** Whether one name is the initials of the other: "CFPB". */
const isAcronym = (one: string, other: string): boolean =>
  other.includes(' ') && one.toLowerCase() === other.replace(/(?<=^| )(\S)\S*| /g, '$1').toLowerCase();

const isSameName = (one: Name, other: Name): boolean =>
  sharesWord(one.stems, other.stems) || isAcronym(one.text, other.text) || isAcronym(other.text, one.text);

const addsToFirst = ({ text, stems, idf }: Name): boolean =>
  text.includes(' ') || (idf >= minSecondIdf && !stems.some((stem) => weakSeconds.has(stem)));

/** Whether a name or a phrase is probable and frequent enough to be named without a second word. */
const standsAlone = (article: Article, { text, stems, isName }: Name): boolean =>
  (isName || text.includes(' ')) &&
  stems.every((stem) => (measured(article).words.get(stem)?.count ?? alone.mentions) >= alone.mentions) &&
  topicOf(article, text) >= alone.minTopic;

/** How probably an author would put a name into the title. */
const titleProbability = (article: Article, { text: name, stems }: Name): number => {
  const text = measured(article);
  const words = stems.flatMap((stem) => text.words.get(stem) ?? []);
  const start = text.text.document.sentenceOf[text.bodyStart] ?? 0;
  const first = Math.min(...words.map(({ sentences }) => sentences[0] ?? 0));
  const last = Math.max(...words.map(({ sentences }) => sentences.at(-1) ?? 0));
  const sum =
    inTitle.offset +
    inTitle.share * shareContaining(article, stems) +
    inTitle.topic * logit(topicOf(article, name)) +
    inTitle.place * Math.log1p(Math.max(0, first - start)) +
    inTitle.count * Math.log(Math.min(...words.map(({ count }) => count))) +
    (last >= text.sentences - places.end.sentences ? inTitle.end : 0);
  return 1 / (1 + Math.exp(-sum));
};

/** Whether the second of two names only happens to be in a text that is about the first. */
const isIncidental = (article: Article, [first, second]: readonly Name[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  titleProbability(article, second) < incidental.title &&
  topicOf(article, first.text) >= incidental.minTopic;

/**
 * The first two words, or the first one and a name if both are common words: "car and Florida". A probable name or
 * phrase stands alone if the next word adds nothing: "Mad Max Fury Road", not with "film".
 */
const chooseTwo = (article: Article, [first, ...rest]: readonly Name[]): Name[] => {
  if (first === undefined) return [];
  const others = rest.filter((other) => !isSameName(first, other));
  const [next] = others;
  if ((next === undefined || !addsToFirst(next)) && standsAlone(article, first)) return [first];
  const second = others.find(addsToFirst) ?? next;
  if (second === undefined) return [];
  if (first.isName || second.isName) return [first, second];
  const name = others.find((other) => other.isName && other.score >= nameShare * second.score);
  return [first, name ?? second];
};

/**
 * The two nouns or names that a text mentions most, the best first; one if nothing adds to it, or none. Graders called a third
 * word incidental in most texts ("tent" in a text about a ride over hills). A keyword that may lead replaces its words,
 * in the author's spelling.
 */
export const topicWords = (article: Article, lead = '', spelling = lead): string[] => {
  const text = measured(article);
  const words = [...text.words]
    .map(([stem, word]): Found => ({ stem, word, score: scoreOf(text, word) }))
    .filter((found) => isTopical(text, found))
    .sort((a, b) => b.score - a.score)
    .slice(0, wordsRead);
  const own = namesIn(text, words);
  const names = lead === '' ? own : withLead(article, own, lead, spelling);
  const two = chooseTwo(article, names);
  return (isIncidental(article, two) ? two.slice(0, 1) : two).map((name) => name.text);
};
