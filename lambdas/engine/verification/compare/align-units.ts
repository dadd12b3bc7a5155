import { checkDeadline } from '#engine/bounds/deadline.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { eachReading, pieceReader } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { tokenize } from '#engine/language/tokenize.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import type { ReadDocument, Unit } from '#engine/verification/facts/passage-units.ts';
import { lastUpTo } from '#engine/verification/facts/spans.ts';

/** How much of an original unit's content (0-1, rare words weigh more) a unit of the rewrite contains. */
export type Match = { unit: number; coverage: number };

export type Alignment = {
  /** For each original unit its best match in the rewrite, or null. */
  forward: readonly (Match | null)[];
  /** For each unit of the rewrite the original unit that matches best, or null. */
  backward: readonly (Match | null)[];
};

type Bag = { words: Map<string, number>; exact: string };

/** A smaller share of common words is coincidence. */
const least = 0.2;
/** Of more units with the same words, only the nearest ones are looked at. */
const mostNear = 5;

/** The stems of a piece's content words in lower case. */
const contentStems = pieceReader((piece): readonly string[] =>
  tokenize(piece).flatMap(({ kind, lower }) =>
    kind === 'mark' || stopWords.has(lower) ? [] : stemsOf(lower),
  ),
);

/** The stems of a unit's content words in lower case, with their counts. */
export const contentWords = (text: string): Map<string, number> => {
  const words = new Map<string, number>();
  eachReading(analyzeText(text).pieces, contentStems, (stem) => {
    words.set(stem, (words.get(stem) ?? 0) + 1);
  });
  return words;
};

const textOf = (document: ReadDocument, unit: Unit): string => {
  const block = document.blocks[unit.block];
  if (block === undefined) return unit.source;
  return block.text === '' ? block.block.body : block.text.slice(unit.start, unit.end);
};

const otherSigns = patternFor(/[^\p{L}\p{N}]+/gu);

/** The letters and figures of a piece in lower case, with a space for all other signs; nothing if it has none. */
const plainOf = pieceReader((piece): readonly string[] => {
  const plain = piece.toLowerCase().replace(otherSigns(piece), ' ').trim();
  return plain === '' ? [] : [plain];
});

const exactOf = (text: string): string => {
  let exact = '';
  eachReading(analyzeText(text).pieces, plainOf, (plain) => {
    exact += exact === '' ? plain : ` ${plain}`;
  });
  return exact;
};

const bagOf = (text: string): Bag => ({ words: contentWords(text), exact: exactOf(text) });

/** A sentence that both texts have is read once: `known` has the bags by their texts. */
const bagsOf = (document: ReadDocument, known: Map<string, Bag>): Bag[] =>
  document.units.map((unit) => {
    const text = textOf(document, unit);
    const bag = known.get(text) ?? bagOf(text);
    known.set(text, bag);
    return bag;
  });

const frequencies = (bags: readonly Bag[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of bags)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** A unit that has a word, and how often. */
type Posting = { unit: number; times: number };

const postingsOf = (bags: readonly Bag[]): Map<string, Posting[]> => {
  const postings = new Map<string, Posting[]>();
  bags.forEach(({ words }, unit) => {
    for (const [word, times] of words) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [{ unit, times }]);
      else list.push({ unit, times });
    }
  });
  return postings;
};

type Side = {
  bags: readonly Bag[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  exact: ReadonlyMap<string, readonly number[]>;
  /** What each unit shares with the one that is being matched; all zero in between. */
  shared: Float64Array;
};

const sideOf = (bags: readonly Bag[]): Side => {
  const exact = new Map<string, number[]>();
  bags.forEach((bag, i) => {
    if (bag.exact === '') return;
    const list = exact.get(bag.exact);
    if (list === undefined) exact.set(bag.exact, [i]);
    else list.push(i);
  });
  return { bags, postings: postingsOf(bags), exact, shared: new Float64Array(bags.length) };
};

/** Units with the same words come before all others. */
const sameWords = 0.5;

/** Of equally good matches, the one nearest to the passage's original position wins. */
const nearness = (i: number, count: number, j: number, others: number): number =>
  0.04 * (1 - Math.abs(i / Math.max(count, 1) - j / Math.max(others, 1)));

/** Of units in order, those around a place: the nearest one is among them. */
const around = (units: readonly number[], place: number): readonly number[] => {
  if (units.length <= 2 * mostNear) return units;
  const at = lastUpTo(units, place);
  const from = Math.max(0, Math.min(at - mostNear, units.length - 2 * mostNear - 1));
  return units.slice(from, from + 2 * mostNear + 1);
};

/** The units that share words with a bag, with the share of its weight. */
const sharing = (bag: Bag, side: Side, weight: (word: string) => number): Match[] => {
  const units: number[] = [];
  let total = 0;
  for (const [word, times] of bag.words) {
    const value = weight(word);
    total += value * times;
    for (const posting of side.postings.get(word) ?? []) {
      const before = side.shared[posting.unit] ?? 0;
      if (before === 0) units.push(posting.unit);
      side.shared[posting.unit] = before + value * Math.min(times, posting.times);
    }
    checkDeadline();
  }
  const matches: Match[] = [];
  for (const unit of units) {
    const coverage = total === 0 ? 0 : (side.shared[unit] ?? 0) / total;
    side.shared[unit] = 0;
    if (coverage >= least) matches.push({ unit, coverage });
  }
  return matches;
};

const bestMatch = (
  bag: Bag,
  i: number,
  count: number,
  side: Side,
  weight: (word: string) => number,
): Match | null => {
  checkDeadline();
  const others = side.bags.length;
  const same = side.exact.get(bag.exact) ?? [];
  const isSame = same.length > 0;
  const candidates = isSame
    ? around(same, (i / Math.max(count, 1)) * others).map((unit) => ({ unit, coverage: 1 }))
    : sharing(bag, side, weight);
  let best: Match | null = null;
  let highest = -1;
  for (const match of candidates) {
    const rank = match.coverage + (isSame ? sameWords : 0) + nearness(i, count, match.unit, others);
    if (rank <= highest) continue;
    best = match;
    highest = rank;
  }
  return best;
};

/**
 * Aligns the units of a rewrite with those of its original by the content words they share (weighted by
 * inverse document frequency), in any order. Units without content words match only exactly.
 */
export const alignUnits = (original: ReadDocument, rewritten: ReadDocument): Alignment => {
  const known = new Map<string, Bag>();
  const [a, b] = [bagsOf(original, known), bagsOf(rewritten, known)];
  const counts = frequencies(a);
  const weight = (word: string): number => Math.log(1 + a.length / (1 + (counts.get(word) ?? 0))) + 0.1;
  const [sideA, sideB] = [sideOf(a), sideOf(b)];
  return {
    forward: a.map((bag, i) => bestMatch(bag, i, a.length, sideB, weight)),
    backward: b.map((bag, j) => bestMatch(bag, j, b.length, sideA, weight)),
  };
};
