import { regex } from '#engine/language/patterns.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import { haveSameOpening, similarity } from '#engine/writing/passages/similarity.ts';
import type { DescriptionCandidate } from './description-candidates.ts';

/**
 * Above this similarity, a further description loses score; at 1, it loses all of `maxCost`. Two good texts beat a
 * good one and a bad one.
 */
const freeSimilarity = 0.5;
const maxCost = 0.06;
/**
 * Above this similarity, two texts say the same. If they still differ by this many words, they give a choice of
 * wording, which is worth more than a detail: graders publish 66% of the variants of a good description, but 8% of
 * the texts whose score is under 0.2.
 */
const maxSimilarity = 0.88;
const wording = { minWords: 3, cost: 0.2 } as const;
/**
 * A text adds little if another one has nearly all of its words or begins with the same clause. It is chosen only if
 * everything else is far worse.
 */
const contained = { minShare: 0.9, cost: 0.06, sameStart: 60, startCost: 0.1 } as const;
/** Texts that begin the same way must differ at least this much, and the second one loses score. */
const sameOpening = { maxSimilarity: 0.84, cost: 0.03 } as const;
/** The cost of a second text of one kind: a different kind is worth a little. */
const sameAngle = 0.01;

/** Ways to say what the reader gets: "Learn how to ...", "A guide to ...", "This post shows how to ...". */
const frames = [
  /^Learn /,
  regex.u`^A (?:[\p{L}-]+ ){0,2}(?:guide|look) `,
  /^(?:How|Why|What) (?:I|we)(?:['’]ve)? /,
  regex.u`^(?:In )?[Tt]h(?:is|e) (?:\p{L}+ )?(?:post|article|tutorial|guide|document|page)(?!\p{L})`,
];
const frameOf = (text: string): number => frames.findIndex((frame) => frame.test(text));

/** The same promise in another frame is a choice of wording, as editors offer it, and better than a passing detail. */
const isReframed = (a: string, b: string): boolean =>
  frameOf(a) >= 0 && frameOf(b) >= 0 && frameOf(a) !== frameOf(b);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[^\s.,;:!?()]+/g) ?? [];

/** The number of words that only one of two texts has. */
const differingWords = (a: string, b: string): number => {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  return (
    left.filter((word) => !right.includes(word)).length + right.filter((word) => !left.includes(word)).length
  );
};

/**
 * Chooses the best descriptions that differ. A good one in another frame comes before a passing detail: similarity
 * lowers the score of a text and excludes only near-duplicates.
 */
export const chooseDescriptions = (
  candidates: readonly DescriptionCandidate[],
  count: number,
): DescriptionCandidate[] => {
  const sorted = [...candidates].sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const words = new Map(sorted.map((candidate) => [candidate, contentOf(candidate.text)]));
  const similarityOf = (a: DescriptionCandidate, b: DescriptionCandidate): number =>
    similarity(words.get(a) ?? new Set(), words.get(b) ?? new Set(), 'mean');
  const partCost = (a: DescriptionCandidate, b: DescriptionCandidate): number =>
    a.text.slice(0, contained.sameStart) === b.text.slice(0, contained.sameStart)
      ? contained.startCost
      : similarity(words.get(a) ?? new Set(), words.get(b) ?? new Set(), 'smaller') >= contained.minShare
        ? contained.cost
        : 0;
  const chosen: DescriptionCandidate[] = [];
  const scoreOf = (candidate: DescriptionCandidate): number => {
    const max = Math.max(0, ...chosen.map((other) => similarityOf(candidate, other)));
    const startsAlike = chosen.some((other) => haveSameOpening(other.text, candidate.text));
    const limit = startsAlike ? sameOpening.maxSimilarity : maxSimilarity;
    const same = chosen.filter(
      (other) => similarityOf(candidate, other) > limit && !isReframed(candidate.text, other.text),
    );
    if (same.some((other) => differingWords(candidate.text, other.text) < wording.minWords)) return -Infinity;
    const cost = (maxCost * Math.max(0, max - freeSimilarity)) / (1 - freeSimilarity);
    return (
      candidate.score -
      cost -
      (same.length > 0 ? wording.cost : 0) -
      Math.max(0, ...chosen.map((other) => partCost(candidate, other))) -
      (startsAlike ? sameOpening.cost : 0) -
      (chosen.some(({ angle }) => angle === candidate.angle) ? sameAngle : 0)
    );
  };
  while (chosen.length < count) {
    const scores = sorted.map(scoreOf);
    const best = Math.max(...scores, -Infinity);
    const next = sorted[scores.indexOf(best)];
    if (next === undefined || best === -Infinity) break;
    chosen.push(next);
  }
  return chosen;
};

/** A text of at least this many characters that is the end of another adds nothing to it. */
const minContainedLength = 12;

/** Adds further texts to a choice, in order and without duplicates. */
export const completeWith = (
  chosen: readonly DescriptionCandidate[],
  more: readonly DescriptionCandidate[],
  count: number,
): DescriptionCandidate[] => {
  const result = [...chosen];
  const has = (text: string): boolean =>
    result.some(
      (other) =>
        other.text.toLowerCase() === text.toLowerCase() ||
        (text.length >= minContainedLength && other.text.toLowerCase().endsWith(text.toLowerCase())),
    );
  for (const candidate of more) if (result.length < count && !has(candidate.text)) result.push(candidate);
  return result;
};
