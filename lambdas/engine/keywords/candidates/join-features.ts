import { stopWords } from '#engine/english/stop-words.ts';
import { directionOf, similarity } from '#engine/english/word-vectors.ts';
import { generalIdf } from '#engine/keyphrases/rank-candidates.ts';
import { type ArticleIndex, searchStems } from '#engine/keywords/evidence/article-index.ts';
import { sentencesOf, sharedWeight, startsOf, stemsAt } from '#engine/keywords/evidence/phrase-places.ts';

/** The distance of two phrases that share no sentence. */
const maxDistance = 40;
/** The most places of a phrase in one sentence. It bounds the time. */
const maxStarts = 8;

type Places = { stems: readonly string[]; at: ReadonlySet<number>; before: number; after: number };

const isContent = (stem: string | undefined): boolean =>
  stem !== undefined && stem !== '' && !stopWords.has(stem);

/** The sentences that contain a phrase, and how often a content word comes right before and after it. */
const placesOf = (index: ArticleIndex, text: string): Places => {
  const stems = text.split(' ').flatMap(searchStems);
  const at = sentencesOf(index, stems);
  let [count, before, after] = [0, 0, 0];
  for (const i of at)
    for (const from of startsOf(stemsAt(index, i), stems)) {
      count++;
      if (isContent(stemsAt(index, i)[from - 1])) before++;
      if (isContent(stemsAt(index, i)[from + stems.length])) after++;
    }
  return { stems, at, before: before / Math.max(1, count), after: after / Math.max(1, count) };
};

/** The fewest words between the beginnings of the two phrases in one sentence. */
const distance = (index: ArticleIndex, a: Places, b: Places): number => {
  let min = maxDistance;
  for (const i of a.at) {
    if (!b.at.has(i)) continue;
    const stems = stemsAt(index, i);
    const others = startsOf(stems, b.stems, { most: maxStarts });
    for (const from of startsOf(stems, a.stems, { most: maxStarts }))
      for (const to of others) min = Math.min(min, Math.abs(to - from));
  }
  return min;
};

const meaningOf = ({ stems }: Places): Float64Array =>
  directionOf(stems.map((stem) => [stem, generalIdf(stem)]));

/** Features of two phrases that form a keyword: how they relate to each other in a text. */
export const joinFeatures = (index: ArticleIndex): ((about: string, partner: string) => number[]) => {
  const known = new Map<string, Places>();
  const read = (text: string): Places => {
    const places = known.get(text) ?? placesOf(index, text);
    known.set(text, places);
    return places;
  };
  const all = Math.max(1, index.sentences.length);
  return (about, partner) => {
    const [a, b] = [read(about), read(partner)];
    const count = sharedWeight(index, a.at, b.at);
    return [
      count,
      count / Math.max(1, Math.min(a.at.size, b.at.size)),
      count / Math.sqrt(Math.max(1, a.at.size * b.at.size)),
      distance(index, a, b),
      similarity(meaningOf(a), meaningOf(b)),
      a.at.size,
      a.at.size / all,
      b.at.size,
      a.before,
      a.after,
      b.before,
      b.after,
      Math.max(0, ...a.at) / all,
    ];
  };
};
