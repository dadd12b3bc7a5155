import { checkDeadline } from '#engine/bounds/deadline.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { eachReading, lowercaseWordOf, wordReader } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { tokensOf } from '#engine/language/tokenize.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import type { ReadDocument, Unit } from '#engine/verification/facts/passage-units.ts';
import { lastUpTo } from '#engine/verification/facts/spans.ts';

/** The share of an original unit's content (0-1, rare words weigh more) that a unit of the rewrite contains. */
export type Match = { unit: number; coverage: number };

export type Alignment = {
  /** The best match in the rewrite for each original unit, or null. */
  forward: readonly (Match | null)[];
  /** The best-matching original unit for each unit of the rewrite, or null. */
  backward: readonly (Match | null)[];
};

/** The stems of a unit's content words by number, in the order of the text, each with its number of occurrences. */
type Bag = { stems: readonly number[]; times: readonly number[]; exact: string };

/** A smaller share of common words is coincidence. */
const minCoverage = 0.2;
/** Among several units with the same words, only the nearest ones are considered. */
const maxNearMatches = 5;

/** The stems of a piece's content words in lower case. */
const contentStems = wordReader((_, piece): readonly string[] =>
  tokensOf(piece).flatMap(({ kind, lower }) =>
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

const otherCharacters = patternFor(/[^\p{L}\p{N}]+/gu);

/** The letters and digits of a piece in lower case, with a space for all other characters; empty if it has none. */
const plainOf = wordReader((piece): readonly string[] => {
  const plain = lowercaseWordOf(piece) || piece.toLowerCase().replace(otherCharacters(piece), ' ').trim();
  return plain === '' ? [] : [plain];
});

const exactOf = (text: string): string => {
  let exact = '';
  eachReading(analyzeText(text).pieces, plainOf, (plain) => {
    exact += exact === '' ? plain : ` ${plain}`;
  });
  return exact;
};

/**
 * Reads the bags of two texts. A sentence that both have is read once. Stems have numbers, which index the lists: a
 * Map for each unit and side took twice as long.
 */
const bagReader = (): { read(document: ReadDocument): Bag[]; stems(): number } => {
  const numbers = new Map<string, number>();
  const known = new Map<string, Bag>();
  /** The position of each stem in the bag being read; -1 if it is not there. */
  const places: number[] = [];
  const numberOf = (stem: string): number => {
    const hit = numbers.get(stem);
    if (hit !== undefined) return hit;
    numbers.set(stem, places.length);
    return places.push(-1) - 1;
  };
  const bagOf = (text: string): Bag => {
    const [stems, times]: [number[], number[]] = [[], []];
    eachReading(analyzeText(text).pieces, contentStems, (stem) => {
      const number = numberOf(stem);
      const place = places[number] as number;
      if (place >= 0) times[place] = (times[place] as number) + 1;
      else {
        places[number] = stems.push(number) - 1;
        times.push(1);
      }
    });
    for (const number of stems) places[number] = -1;
    return { stems, times, exact: exactOf(text) };
  };
  const read = (document: ReadDocument): Bag[] =>
    document.units.map((unit) => {
      const text = textOf(document, unit);
      const bag = known.get(text) ?? bagOf(text);
      known.set(text, bag);
      return bag;
    });
  return { read, stems: () => places.length };
};

/** The weight of each stem: a stem that few units have says more. */
const weightsOf = (bags: readonly Bag[], count: number): number[] => {
  const units = new Array<number>(count).fill(0);
  for (const { stems } of bags) for (const stem of stems) units[stem] = (units[stem] as number) + 1;
  return units.map((own) => Math.log(1 + bags.length / (1 + own)) + 0.1);
};

/** For each stem, the units that have it, each followed by its number of occurrences there. */
const postingsOf = (bags: readonly Bag[], count: number): (number[] | undefined)[] => {
  const postings = new Array<number[] | undefined>(count).fill(undefined);
  bags.forEach(({ stems, times }, unit) => {
    for (let i = 0; i < stems.length; i += 1) {
      const stem = stems[i] as number;
      const list = postings[stem];
      if (list === undefined) postings[stem] = [unit, times[i] as number];
      else list.push(unit, times[i] as number);
    }
  });
  return postings;
};

type Side = {
  bags: readonly Bag[];
  postings: readonly (readonly number[] | undefined)[];
  exact: ReadonlyMap<string, readonly number[]>;
  /** The weight that each unit shares with the one being matched; all zero in between. */
  shared: Float64Array;
};

const sideOf = (bags: readonly Bag[], count: number): Side => {
  const exact = new Map<string, number[]>();
  bags.forEach((bag, i) => {
    if (bag.exact === '') return;
    const list = exact.get(bag.exact);
    if (list === undefined) exact.set(bag.exact, [i]);
    else list.push(i);
  });
  return { bags, postings: postingsOf(bags, count), exact, shared: new Float64Array(bags.length) };
};

/** Units with the same words come before all others. */
const sameWords = 0.5;

/** Among equally good matches, the one nearest to the passage's original position wins. */
const proximity = (i: number, count: number, j: number, others: number): number =>
  0.04 * (1 - Math.abs(i / Math.max(count, 1) - j / Math.max(others, 1)));

/** The units around a place, from a list in order; the nearest one is among them. */
const around = (units: readonly number[], place: number): readonly number[] => {
  if (units.length <= 2 * maxNearMatches) return units;
  const at = lastUpTo(units, place);
  const from = Math.max(0, Math.min(at - maxNearMatches, units.length - 2 * maxNearMatches - 1));
  return units.slice(from, from + 2 * maxNearMatches + 1);
};

const noUnits: readonly number[] = [];

/** The units that share words with a bag, with their share of its weight. */
const sharing = ({ stems, times }: Bag, { postings, shared }: Side, weights: readonly number[]): Match[] => {
  const units: number[] = [];
  let total = 0;
  for (let i = 0; i < stems.length; i += 1) {
    const stem = stems[i] as number;
    const [value, count] = [weights[stem] as number, times[i] as number];
    total += value * count;
    const list = postings[stem] ?? noUnits;
    for (let at = 0; at < list.length; at += 2) {
      const unit = list[at] as number;
      const before = shared[unit] as number;
      if (before === 0) units.push(unit);
      shared[unit] = before + value * Math.min(count, list[at + 1] as number);
    }
    checkDeadline();
  }
  const matches: Match[] = [];
  for (const unit of units) {
    const coverage = total === 0 ? 0 : (shared[unit] as number) / total;
    shared[unit] = 0;
    if (coverage >= minCoverage) matches.push({ unit, coverage });
  }
  return matches;
};

const bestMatch = (
  bag: Bag,
  i: number,
  count: number,
  side: Side,
  weights: readonly number[],
): Match | null => {
  checkDeadline();
  const others = side.bags.length;
  const same = side.exact.get(bag.exact) ?? [];
  const isSame = same.length > 0;
  const candidates = isSame
    ? around(same, (i / Math.max(count, 1)) * others).map((unit) => ({ unit, coverage: 1 }))
    : sharing(bag, side, weights);
  let best: Match | null = null;
  let highest = -1;
  for (const match of candidates) {
    const rank = match.coverage + (isSame ? sameWords : 0) + proximity(i, count, match.unit, others);
    if (rank <= highest) continue;
    best = match;
    highest = rank;
  }
  return best;
};

/**
 * Aligns the units of a rewrite with those of its original by their common content words (weighted by inverse
 * document frequency), in any order. Units without content words match only exactly.
 */
export const alignUnits = (original: ReadDocument, rewritten: ReadDocument): Alignment => {
  const reader = bagReader();
  const [a, b] = [reader.read(original), reader.read(rewritten)];
  const count = reader.stems();
  const weights = weightsOf(a, count);
  const [sideA, sideB] = [sideOf(a, count), sideOf(b, count)];
  return {
    forward: a.map((bag, i) => bestMatch(bag, i, a.length, sideB, weights)),
    backward: b.map((bag, j) => bestMatch(bag, j, b.length, sideA, weights)),
  };
};
