import { lemmaEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';
import { isFragment, isPassingPerson } from '#engine/keywords/evidence/cut-phrases.ts';
import { sentencesOf, sharedWeight, stemsAt, titleAt } from '#engine/keywords/evidence/phrase-places.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { regex } from '#engine/language/patterns.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';

/** Limits for heads, aspects and joined phrases. They bound the time. */
const maxHeads = 8;
const maxAspects = 36;
const maxJoined = 60;
const maxHeadWords = 3;
const maxAspectWords = 3;
const maxWords = 5;
const maxSharedSentences = 24;
const maxComparedLength = 600;
/** A phrase with the sentences that contain it. */
type Part = {
  text: string;
  stems: readonly string[];
  isName: boolean;
  search: number;
  at: ReadonlySet<number>;
  isSetting: boolean;
  isOften: boolean;
};

const overlaps = (a: Part, b: Part): boolean => a.stems.some((stem) => b.stems.includes(stem));

const isPlain = (text: string, maxPartWords: number): boolean => {
  const words = text.split(' ');
  return words.length <= maxPartWords && !words.some((word) => stopWords.has(word));
};

/**
 * True for everyday words such as "time", "lot" and "people". Of 33 keywords that join such a word to another phrase,
 * none has grade 2.
 */
const fromFrequency = 7;
const isEveryday = (text: string): boolean => (lemmaEntry(text)?.frequency ?? 0) >= fromFrequency;

const sharedBy = (a: Part, b: Part): number[] => {
  const shared: number[] = [];
  for (const at of a.at) {
    if (b.at.has(at)) shared.push(at);
    if (shared.length >= maxSharedSentences) break;
  }
  return shared;
};

/** True if the first phrase comes first in most sentences that contain both. */
const isAhead = (index: ArticleIndex, a: Part, b: Part): boolean => {
  let ahead = 0;
  for (const at of sharedBy(a, b)) {
    const stems = stemsAt(index, at);
    ahead += stems.indexOf(a.stems[0] ?? '') < stems.indexOf(b.stems[0] ?? '') ? 1 : -1;
  }
  return ahead >= 0;
};

/** Of two names, one in this many times as many sentences is the setting of the other. */
const settingFactor = 1.5;

/**
 * A name comes first: "openfaas golang". Of two names, the setting comes first: "eleventy gulp". Otherwise, the order
 * of the text decides.
 */
const comesFirst = (index: ArticleIndex, head: Part, aspect: Part): boolean => {
  if (head.isName !== aspect.isName) return head.isName;
  if (head.isName && head.at.size >= settingFactor * aspect.at.size) return true;
  if (head.isName && aspect.at.size >= settingFactor * head.at.size) return false;
  return isAhead(index, head, aspect);
};

/** Words between two names that a sentence compares. */
const comparisonWords = regex.u`^[\s,]*(?:\p{L}+ ){0,3}(?:vs\.?|versus|than|compared (?:to|with)|instead of|over|rather than|(?:and|or|with)|unlike)\s+(?:the )?$`;
const comparisonMarkers = regex.u`\b(?:vs|versus|than|compar\p{L}+|differences?|differs?|instead|unlike|alternatives?|switch(?:ed|ing)?|between)\b`;

/** True if a sentence compares two names: "mozjpeg vs libjpeg". */
const isCompared = (index: ArticleIndex, a: Part, b: Part): boolean =>
  a.isName &&
  b.isName &&
  sharedBy(a, b).some((at) => {
    const { start, end } = index.sentences[at] ?? { start: 0, end: 0 };
    const whole = at === titleAt ? fold(index.article.title ?? '') : index.folded.slice(start, end);
    const sentence = whole.slice(0, maxComparedLength);
    const [from, to] = [sentence.indexOf(a.text), sentence.indexOf(b.text)];
    if (from < 0 || to < 0 || !comparisonMarkers.test(sentence)) return false;
    const between =
      from < to ? sentence.slice(from + a.text.length, to) : sentence.slice(to + b.text.length, from);
    return comparisonWords.test(between);
  });

/** True for a subject of the whole text, such as its product. It combines with phrases of other sentences, too. */
const isSetting = (index: ArticleIndex, at: ReadonlySet<number>): boolean => {
  const all = index.sentences.length;
  if (at.size < 3 || (!at.has(titleAt) && at.size < all / 12)) return false;
  return [...at].some((i) => i > all / 2);
};

/** True if a heading or at least three sentences mention it. */
const isOften = (index: ArticleIndex, at: ReadonlySet<number>): boolean =>
  at.size >= 3 || [...at].some((i) => index.sentences[i]?.isHeading);

/** The weight of two phrases in different sentences, if one is the setting of the whole text. */
const separateFactor = 0.4;
/** A comparison is a search more often than two adjacent names are. */
const comparisonFactor = 2;

const readParts = (
  index: ArticleIndex,
  { phrase, ranked }: KeywordTopic,
  names: ReadonlySet<string>,
): ((texts: readonly string[], maxPartWords: number, max: number) => Part[]) => {
  const searches = new Map(ranked.map((entry) => [entry.phrase, entry.search]));
  return (texts, maxPartWords, max) => {
    const parts: Part[] = [];
    for (const text of new Set(texts)) {
      if (parts.length >= max) break;
      if (!isPlain(text, maxPartWords)) continue;
      const stems = text.split(' ').flatMap(searchStems);
      const at = sentencesOf(index, stems);
      const part = {
        text,
        stems,
        isName: stems.every((stem) => names.has(stem)),
        search: searches.get(text) ?? 0,
        at,
        isSetting: isSetting(index, at),
        isOften: isOften(index, at),
      };
      if (text === phrase || !(isFragment(index, part) || isPassingPerson(index, part))) parts.push(part);
    }
    return parts;
  };
};

type Joined = { candidate: KeywordCandidate; score: number };

/** Joins both phrases in the order of a search, and as a comparison if the text compares them. */
const join = (index: ArticleIndex, head: Part, aspect: Part): Joined[] => {
  if (head.stems.length + aspect.stems.length > maxWords || overlaps(head, aspect)) return [];
  const shared = sharedWeight(index, head.at, aspect.at);
  const count = shared + (head.isSetting && aspect.isOften ? separateFactor : 0);
  if (count === 0) return [];
  const [first, second] = comesFirst(index, head, aspect) ? [head, aspect] : [aspect, head];
  const score = (count / Math.sqrt(aspect.at.size + 2)) * Math.sqrt(aspect.search * (0.05 + head.search));
  const about = head.text;
  const joined: Joined = {
    candidate: { text: `${first.text} ${second.text}`, origin: 'joined', about, asks: '' },
    score,
  };
  if (!isCompared(index, head, aspect)) return [joined];
  const text = `${first.text} vs ${second.text}`;
  return [
    joined,
    { candidate: { text, origin: 'versus', about, asks: '' }, score: score * comparisonFactor },
  ];
};

/**
 * Phrases that share sentences, joined in pairs as people type them: "openfaas tls ingress" for a text on how to reach
 * OpenFaaS through an ingress with TLS.
 */
export const joinedPhrases = (
  index: ArticleIndex,
  topic: KeywordTopic,
  names: ReadonlySet<string>,
): KeywordCandidate[] => {
  const read = readParts(index, topic, names);
  const byTopic = topic.ranked.toSorted((a, b) => b.topic - a.topic).map((entry) => entry.phrase);
  const bySearch = topic.ranked.toSorted((a, b) => b.search - a.search).map((entry) => entry.phrase);
  const heads = read([topic.phrase, ...topic.aliases, ...byTopic], maxHeadWords, maxHeads);
  const aspects = read(
    bySearch.filter((text) => !isEveryday(text)),
    maxAspectWords,
    maxAspects,
  );
  const found = new Map<string, Joined>();
  for (const head of heads)
    for (const one of aspects.flatMap((aspect) => join(index, head, aspect)))
      if ((found.get(one.candidate.text)?.score ?? 0) < one.score) found.set(one.candidate.text, one);
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, maxJoined)
    .map(({ candidate }) => candidate);
};
