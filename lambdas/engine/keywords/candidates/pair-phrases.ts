import { stopWords } from '#engine/english/stop-words.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';
import { isFragment, isPassingPerson } from '#engine/keywords/evidence/cut-phrases.ts';
import { sentencesOf, startsOf } from '#engine/keywords/evidence/phrase-places.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import type { KeywordCandidate, KeywordTopic } from './keyword-candidate.ts';

/** Limits for topics, partners per topic, and pairs. They bound the time. */
const maxHeads = 5;
const maxPartners = 24;
const maxPairs = 60;
/** Word limits for a topic, a partner and a pair. */
const maxHeadWords = 3;
const maxPartnerWords = 3;
const maxWords = 5;
/** Two phrases with this many words between them still belong together: "retries for failed webhooks". */
const maxGap = 3;

/** Words that join two phrases into one: "labels on plots". Nobody shortens "a year of focus" to "year focus". */
const joining: ReadonlySet<string> = new Set('for in on with to the a an your'.split(' '));

type Part = { text: string; stems: readonly string[]; isName: boolean };

const readPart = (text: string, names: ReadonlySet<string>): Part => {
  const stems = text.split(' ').flatMap(searchStems);
  return { text, stems, isName: stems.every((stem) => names.has(stem)) };
};

const overlap = (a: Part, b: Part): boolean => {
  const known = new Set(a.stems);
  return b.stems.some((stem) => !stopWords.has(stem) && known.has(stem));
};

/** True for a person mentioned in passing, and for a part of a longer phrase: "jam site" in "breda jam site". */
const isCut = (index: ArticleIndex, part: Part): boolean => {
  const places = { ...part, at: sentencesOf(index, part.stems) };
  return isFragment(index, places) || isPassingPerson(index, places);
};

/** How a text arranges two phrases: adjacent in this order, near each other, or neither. */
type Proximity = 'ahead' | 'behind' | 'near' | null;

/** Looks only at places within reach of each other. All pairs of places would take quadratic time. */
const proximityIn = (stems: readonly string[], a: Part, b: Part): Proximity => {
  let best: Proximity = null;
  for (const at of startsOf(stems, a.stems)) {
    const reach = { from: at - b.stems.length - maxGap, to: at + a.stems.length + maxGap + 1 };
    for (const other of startsOf(stems, b.stems, reach)) {
      const between = other > at ? other - at - a.stems.length : at - other - b.stems.length;
      if (between < 0 || between > maxGap) continue;
      const from = Math.min(at + a.stems.length, other + b.stems.length);
      if (!stems.slice(from, from + between).every((stem) => joining.has(stem))) continue;
      if (between === 0) return other > at ? 'ahead' : 'behind';
      best = 'near';
    }
  }
  return best;
};

const proximity = (index: ArticleIndex, a: Part, b: Part): Proximity => {
  const [first = ''] = a.stems;
  const lines = (index.postings.get(first) ?? []).map((i) => index.sentences[i]?.stems ?? []);
  const found = [index.title, ...lines].map((stems) => proximityIn(stems, a, b));
  return (
    found.find((one) => one === 'ahead' || one === 'behind') ?? found.find((one) => one !== null) ?? null
  );
};

/** Names come before things ("openfaas flask template"). Otherwise the order of the text is kept. */
const writePair = (index: ArticleIndex, head: Part, partner: Part): string | null => {
  const found = proximity(index, head, partner);
  if (found === null) return null;
  const isAfter = found === 'behind' || (found === 'near' && partner.isName && !head.isName);
  return isAfter ? `${partner.text} ${head.text}` : `${head.text} ${partner.text}`;
};

const isPart = (text: string, maxPartWords: number): boolean => {
  const words = text.split(' ');
  return words.length <= maxPartWords && !analyzeText(text).tokens.some(({ lower }) => stopWords.has(lower));
};

/** Joins the topic, or another leading phrase, with a phrase that is next to it in the text. */
export const pairPhrases = (
  index: ArticleIndex,
  { phrase, aliases, ranked }: KeywordTopic,
  names: ReadonlySet<string>,
): KeywordCandidate[] => {
  const byTopic = ranked.toSorted((a, b) => b.topic - a.topic).map((entry) => entry.phrase);
  const read = (texts: readonly string[], maxPartWords: number, max: number) =>
    [...new Set(texts)]
      .filter((text) => isPart(text, maxPartWords))
      .slice(0, max)
      .map((text) => readPart(text, names))
      .filter((part) => part.text === phrase || !isCut(index, part));
  const heads = read([phrase, ...aliases, ...byTopic], maxHeadWords, maxHeads);
  const bySearch = ranked.toSorted((a, b) => b.search - a.search).map((entry) => entry.phrase);
  const partners = read(bySearch, maxPartnerWords, maxPartners);
  const pairs = new Map<string, KeywordCandidate>();
  for (const head of heads)
    for (const partner of partners) {
      if (pairs.size >= maxPairs) break;
      if (head.stems.length + partner.stems.length > maxWords || overlap(head, partner)) continue;
      const text = writePair(index, head, partner);
      if (text !== null && !pairs.has(text))
        pairs.set(text, { text, origin: 'pair', about: head.text, asks: '' });
    }
  return [...pairs.values()];
};
