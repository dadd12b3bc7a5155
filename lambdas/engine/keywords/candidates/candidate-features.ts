import type { Article } from '#contracts/jobs/article.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { FeatureMatrix } from '#engine/keyphrases/feature-matrix.ts';
import { articleDocument } from '#engine/keyphrases/phrase-document.ts';
import { generalIdf } from '#engine/keyphrases/rank-candidates.ts';
import {
  type ArticleIndex,
  contentSearchStems,
  searchStems,
} from '#engine/keywords/evidence/article-index.ts';
import type { Evidence } from '#engine/keywords/evidence/find-evidence.ts';
import { sentencesOf, startsOf, stemsAt, titleAt } from '#engine/keywords/evidence/phrase-places.ts';
import { isPerson } from '#engine/keywords/phrases/persons.ts';
import { textKinds } from '#engine/topic/kinds.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { readAnswers } from './answers.ts';
import { joinFeatures } from './join-features.ts';
import {
  type KeywordCandidate,
  type KeywordOrigin,
  type KeywordTopic,
  keywordOrigins,
} from './keyword-candidate.ts';

const maxFeatures = 112;
const evidenceLevels = ['suggested', 'variant', 'exact'] as const;
const classes = 'nvar';

/** A candidate with its evidence in the article. */
export type FoundCandidate = KeywordCandidate & { evidence: Evidence };

type View = {
  index: ArticleIndex;
  topic: ReadonlySet<string>;
  aliases: readonly ReadonlySet<string>[];
  search: ReadonlyMap<string, number>;
  asTopic: ReadonlyMap<string, number>;
  /** The ranks of phrases by search and by topic. */
  searchPlace: ReadonlyMap<string, number>;
  topicPlace: ReadonlyMap<string, number>;
  names: ReadonlySet<string>;
  isRecipe: boolean;
  kind: number;
  kindProbability: number;
  topicProbability: number;
  /** The stems that the text is most about, most central first. */
  central: readonly string[];
};

const wordsOf = (text: string): string[] => text.split(' ');
const shareOf = (stems: readonly string[], known: ReadonlySet<string>): number =>
  stems.length === 0 ? 0 : stems.filter((stem) => known.has(stem)).length / stems.length;

/** The stems that the article writes as names. */
export const namesOf = (article: Article): ReadonlySet<string> => {
  const { stems, name } = articleDocument(article);
  return new Set(stems.filter((_, i) => name[i]));
};

const placesOf = (sorted: readonly { phrase: string }[]): ReadonlyMap<string, number> =>
  new Map(sorted.map(({ phrase }, place) => [phrase, place]));

const viewOf = (
  index: ArticleIndex,
  { phrase, aliases, ranked }: KeywordTopic,
  names: ReadonlySet<string>,
): View => {
  const { kind, probability } = readKind(index.article);
  return {
    index,
    topic: new Set(contentSearchStems(phrase)),
    aliases: aliases.map((alias) => new Set(contentSearchStems(alias))),
    search: new Map(ranked.map((entry) => [entry.phrase, entry.search])),
    asTopic: new Map(ranked.map((entry) => [entry.phrase, entry.topic])),
    searchPlace: placesOf(ranked.toSorted((a, b) => b.search - a.search)),
    topicPlace: placesOf(ranked.toSorted((a, b) => b.topic - a.topic)),
    names,
    isRecipe: readAnswers(index.article).isRecipe,
    kind: textKinds.indexOf(kind),
    kindProbability: probability,
    topicProbability: ranked.find((entry) => entry.phrase === phrase)?.topic ?? 0,
    central: [...index.centrality]
      .sort((a, b) => b[1] - a[1])
      .slice(0, maxCentralStems)
      .map(([stem]) => stem),
  };
};

const stemOf = (word = ''): string => searchStems(word).at(-1) ?? '';

const wordClass = (word: string | undefined): number => {
  const entry = word === undefined ? undefined : lemmaEntry(word);
  return entry === undefined ? -1 : classes.indexOf(entry.classes[0] ?? '');
};

const evidenceFeatures = ({ index }: View, evidence: Evidence): number[] => [
  evidenceLevels.indexOf(evidence.level),
  Math.log1p(evidence.exact.length),
  Math.log1p(evidence.count),
  evidence.title,
  evidence.headings,
  evidence.sections / Math.max(1, index.sections.starts.length),
  evidence.sections,
  evidence.first === null ? 1 : evidence.first / Math.max(1, index.article.text.length),
  evidence.coverage,
  evidence.centrality,
  Math.log1p(evidence.sentences.length),
  Number(evidence.addedWords),
];

/** Candidates that consist of two phrases. */
const joining: ReadonlySet<KeywordOrigin> = new Set<KeywordOrigin>(['pair', 'section', 'joined', 'versus']);

/** The words that a joined candidate adds to its topic; for any other candidate, the topic itself. */
export const partnerOf = ({
  text,
  about,
  origin,
}: Pick<KeywordCandidate, 'text' | 'about' | 'origin'>): string =>
  joining.has(origin)
    ? text
        .replace(about, '')
        .trim()
        .replace(/^vs | vs$/, '')
    : about;

/** How often a text contains the partner phrase, where, and whether as a name. */
const partnerFeatures = (view: View, candidate: KeywordCandidate): number[] => {
  const { index, topic, names } = view;
  const stems = contentSearchStems(partnerOf(candidate));
  const rare =
    stems.map((stem) => index.postings.get(stem) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
  const beside = rare.filter((at) => index.sentences[at]?.stems.some((stem) => topic.has(stem))).length;
  return [
    rare.length,
    rare.length / Math.max(1, index.sentences.length),
    rare[0] === undefined ? 1 : rare[0] / Math.max(1, index.sentences.length),
    beside / Math.max(1, rare.length),
    shareOf(stems, new Set(index.title)),
    shareOf(stems, names),
    Math.max(0, ...index.headings.map((heading) => shareOf(stems, new Set(heading)))),
  ];
};

const topicFeatures = (view: View, { text, about, origin }: KeywordCandidate): number[] => {
  const stems = contentSearchStems(text);
  const own = new Set(stems);
  const rest = stems.filter((stem) => !view.topic.has(stem));
  const partner = partnerOf({ text, about, origin });
  return [
    Number(text.startsWith(about)),
    shareOf([...view.topic], own),
    shareOf(stems, view.topic),
    view.aliases.reduce((max, alias) => Math.max(max, shareOf([...alias], own)), 0),
    view.aliases.reduce((max, alias) => Math.max(max, shareOf(stems, alias)), 0),
    rest.length,
    rest.reduce((max, stem) => Math.max(max, view.index.centrality.get(stem) ?? 0), 0),
    rest.reduce((min, stem) => Math.min(min, (view.index.postings.get(stem) ?? []).length), 99),
    view.search.get(about) ?? -1,
    view.asTopic.get(about) ?? -1,
    view.search.get(partner) ?? -1,
    view.asTopic.get(partner) ?? -1,
    view.search.get(text) ?? -1,
    shareOf(stems, view.names),
    shareOf(wordsOf(about).flatMap(searchStems), view.names),
    shareOf(stems, new Set(view.index.title)),
  ];
};

/** The rank, after all others, of a phrase that has none. */
const unranked = 300;

/** The frequency of a phrase's most common word in English; searches consist of rarer words. */
const commonness = (text: string): number =>
  Math.max(
    -1,
    ...wordsOf(text).map((word) => (stopWords.has(word) ? -1 : (lemmaEntry(word)?.frequency ?? -1))),
  );

const rankFeatures = (view: View, candidate: KeywordCandidate): number[] => {
  const partner = partnerOf(candidate);
  const { about } = candidate;
  return [
    view.topicPlace.get(about) ?? unranked,
    view.searchPlace.get(partner) ?? unranked,
    commonness(about),
    commonness(partner),
    wordsOf(about).length,
    wordsOf(partner).length,
  ];
};

/** The number of sentences in which the edges of a phrase are read. It bounds the time. */
const maxWordsRead = 16;
const isEdge = (stem: string | undefined): boolean =>
  stem === undefined || stem === '' || stopWords.has(stem);

const formFeatures = ({ text }: KeywordCandidate): number[] => {
  const words = wordsOf(text);
  const rarity = contentSearchStems(text).map(generalIdf);
  return [
    words.length,
    contentSearchStems(text).length,
    Math.min(99, ...rarity),
    Math.max(0, ...rarity),
    rarity.reduce((sum, value) => sum + value, 0) / Math.max(1, rarity.length),
    wordClass(words[0]),
    wordClass(words.at(-1)),
    Number(/\d/.test(text)),
    Number(/[^s]s$/.test(text)),
    Number(text.endsWith('ing')),
    words.filter((word) => stopWords.has(word)).length,
    Number(text.startsWith('how to ')),
    generalIdf(stemOf(words[0])),
    generalIdf(stemOf(words.at(-1))),
    text.length,
  ];
};

/**
 * Features of the words without "how to" where the text has them consecutively: "determine sample size" for "how to
 * determine sample size".
 */
const rowFeatures = ({ index, names }: View, { text }: KeywordCandidate): number[] => {
  const isAction = text.startsWith('how to ');
  const plain = isAction ? text.slice('how to '.length) : text;
  const stems = wordsOf(plain).flatMap(searchStems);
  const at = [...sentencesOf(index, stems)];
  let [count, opens, closes] = [0, 0, 0];
  for (const i of at.slice(0, maxWordsRead)) {
    const line = stemsAt(index, i);
    for (const from of startsOf(line, stems)) {
      count++;
      if (isEdge(line[from - 1])) opens++;
      if (isEdge(line[from + stems.length])) closes++;
    }
  }
  const inBody = at.filter((i) => i !== titleAt);
  return [
    at.length,
    Number(at.includes(titleAt)),
    Number(inBody.some((i) => index.sentences[i]?.isHeading)),
    inBody.length === 0 ? 1 : Math.min(...inBody) / Math.max(1, index.sentences.length),
    opens / Math.max(1, count),
    closes / Math.max(1, count),
    isAction ? generalIdf(stemOf(wordsOf(plain)[0])) : -1,
    Number(
      stems.every((stem) => names.has(stem)) &&
        !index.title.includes(stems[0] ?? '') &&
        isPerson(index.folded, plain),
    ),
  ];
};

/** This many of the words that the text is most about stand for the whole text. */
const maxCentralStems = 4;

/** The number of sentences that are tried. It bounds the time. */
const maxStemsTried = 12;

/**
 * How many of the text's most central words a candidate contains, and the first sentence with all of the candidate's
 * words.
 */
const textFeatures = ({ index, central, topic }: View, { text }: KeywordCandidate): number[] => {
  const stems = [...new Set(contentSearchStems(text))];
  const weights = stems.map((stem) => index.centrality.get(stem) ?? 0);
  const places = stems.map((stem) => index.postings.get(stem) ?? []).sort((a, b) => a.length - b.length);
  const first = (places[0] ?? [])
    .slice(0, maxStemsTried)
    .find((at) => places.every((list) => list.includes(at)));
  return [
    central.filter((stem) => stems.includes(stem)).length,
    stems.includes(central[0] ?? '') ? 1 : 0,
    Math.min(1, ...weights),
    weights.reduce((sum, one) => sum + one, 0) / Math.max(1, weights.length),
    first === undefined ? noSharedSentence : Math.min(first, noSharedSentence),
    stems.filter((stem) => !topic.has(stem) && central.includes(stem)).length,
  ];
};
/** A position after the part of the opening that matters. */
const noSharedSentence = 60;

/** The ranks of all candidates by their scores. */
const placesBy = (values: readonly number[]): number[] => {
  const sorted = values.map((value, i) => ({ value, i })).sort((a, b) => b.value - a.value);
  const places = new Array<number>(values.length).fill(0);
  for (const [place, { i }] of sorted.entries()) places[i] = Math.min(place, unranked);
  return places;
};

/** The key under which the share of good keywords from a candidate's origin is stored. */
export const rateKey = ({ origin, asks }: KeywordCandidate): string =>
  asks === '' ? origin : `${origin} ${asks}`;

/** The position of the feature that holds the share of good keywords from a candidate's origin. */
export const rateFeature = 1;

export const rateOf = (rates: Readonly<Record<string, number>>, candidate: KeywordCandidate): number =>
  rates[rateKey(candidate)] ?? rates[candidate.origin] ?? 0;

/** The features of all candidates, for the keyword model. */
export const candidateFeatures = (
  index: ArticleIndex,
  topic: KeywordTopic,
  names: ReadonlySet<string>,
  candidates: readonly FoundCandidate[],
  scores: readonly { topic: number; search: number }[],
  rates: Readonly<Record<string, number>>,
): FeatureMatrix => {
  const view = viewOf(index, topic, names);
  const joined = joinFeatures(index);
  const byTopic = placesBy(scores.map(({ topic: score }) => score));
  const bySearch = placesBy(scores.map(({ search }) => search));
  const matrix = new FeatureMatrix(candidates.length, maxFeatures);
  for (const [i, candidate] of candidates.entries()) {
    const features = [
      keywordOrigins.indexOf(candidate.origin),
      rateOf(rates, candidate),
      ...evidenceFeatures(view, candidate.evidence),
      ...topicFeatures(view, candidate),
      ...formFeatures(candidate),
      ...partnerFeatures(view, candidate),
      ...joined(candidate.about, partnerOf(candidate)),
      ...rankFeatures(view, candidate),
      scores[i]?.topic ?? 0,
      scores[i]?.search ?? 0,
      Math.log(index.article.wordCount + 1),
      Number(index.title.length > 0),
      Number(view.isRecipe),
      view.kind,
      view.kindProbability,
      view.topicProbability,
      ...rowFeatures(view, candidate),
      ...textFeatures(view, candidate),
      byTopic[i] ?? unranked,
      bySearch[i] ?? unranked,
    ];
    for (const feature of features) matrix.add(feature);
  }
  return matrix;
};
