import { stemsOf } from '#engine/language/stem.ts';
import { stopWordsOf } from '#engine/language/stop-words.ts';
import { tokenize } from '#engine/language/tokenize.ts';
import type { ReadDocument, Unit } from './passage-units.ts';

/** How much of an original unit's content (0-1, rare words weigh more) a unit of the rewrite holds. */
export type Match = { unit: number; coverage: number };

export type Alignment = {
  /** Per original unit its matches in the rewrite, best first; empty when it is gone. */
  forward: readonly (readonly Match[])[];
  /** Per unit of the rewrite the original units that it tells, best first. */
  backward: readonly (readonly Match[])[];
};

type Bag = { words: Map<string, number>; exact: string };

/** Below this share a common word is chance. */
const least = 0.2;
const mostMatches = 5;

/** The words that carry a unit's content, small and stemmed, with their counts. */
export const contentWords = (text: string, language: string | null): Map<string, number> => {
  const stop = stopWordsOf(language);
  const words = new Map<string, number>();
  for (const token of tokenize(text)) {
    if (token.kind === 'mark' || stop.has(token.lower)) continue;
    for (const stem of stemsOf(token.lower)) words.set(stem, (words.get(stem) ?? 0) + 1);
  }
  return words;
};

const textOf = (document: ReadDocument, unit: Unit): string => {
  const block = document.blocks[unit.block];
  if (block === undefined) return unit.source;
  return block.text === '' ? block.block.body : block.text.slice(unit.start, unit.end);
};

const bagsOf = (document: ReadDocument, language: string | null): Bag[] =>
  document.units.map((unit) => {
    const text = textOf(document, unit);
    return {
      words: contentWords(text, language),
      exact: text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    };
  });

const frequencies = (bags: readonly Bag[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of bags)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const postingsOf = (bags: readonly Bag[]): Map<string, number[]> => {
  const postings = new Map<string, number[]>();
  bags.forEach(({ words }, i) => {
    for (const word of words.keys()) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [i]);
      else list.push(i);
    }
  });
  return postings;
};

type Side = {
  bags: readonly Bag[];
  postings: ReadonlyMap<string, readonly number[]>;
  exact: ReadonlyMap<string, number[]>;
};

const sideOf = (bags: readonly Bag[]): Side => {
  const exact = new Map<string, number[]>();
  bags.forEach((bag, i) => {
    if (bag.exact !== '') exact.set(bag.exact, [...(exact.get(bag.exact) ?? []), i]);
  });
  return { bags, postings: postingsOf(bags), exact };
};

/** Of equally good matches the one nearest to where the passage stood is the right one. */
const nearness = (i: number, count: number, j: number, others: number): number =>
  0.04 * (1 - Math.abs(i / Math.max(count, 1) - j / Math.max(others, 1)));

const matchesOf = (
  bag: Bag,
  i: number,
  count: number,
  side: Side,
  weight: (word: string) => number,
): Match[] => {
  const others = side.bags.length;
  const same = side.exact.get(bag.exact) ?? [];
  const shared = new Map<number, number>();
  let total = 0;
  for (const [word, times] of bag.words) {
    const value = weight(word);
    total += value * times;
    for (const j of side.postings.get(word) ?? []) {
      const common = Math.min(times, side.bags[j]?.words.get(word) ?? 0);
      shared.set(j, (shared.get(j) ?? 0) + value * common);
    }
  }
  const scored = [...shared].map(([unit, sum]) => ({ unit, coverage: total === 0 ? 0 : sum / total }));
  const near = new Set(same);
  const found = [
    ...same.map((unit) => ({ unit, coverage: 1 })),
    ...scored.filter((match) => !near.has(match.unit) && match.coverage >= least),
  ];
  const rank = (match: Match): number =>
    match.coverage + (near.has(match.unit) ? 0.5 : 0) + nearness(i, count, match.unit, others);
  return found.sort((a, b) => rank(b) - rank(a)).slice(0, mostMatches);
};

/**
 * Aligns the units of a rewrite with those of its original by the content words they share (weighted by
 * inverse document frequency), whatever their order. Units without content words match only exactly.
 */
export const alignUnits = (
  original: ReadDocument,
  rewritten: ReadDocument,
  language: string | null,
): Alignment => {
  const [a, b] = [bagsOf(original, language), bagsOf(rewritten, language)];
  const counts = frequencies(a);
  const weight = (word: string): number => Math.log(1 + a.length / (1 + (counts.get(word) ?? 0))) + 0.1;
  const [sideA, sideB] = [sideOf(a), sideOf(b)];
  return {
    forward: a.map((bag, i) => matchesOf(bag, i, a.length, sideB, weight)),
    backward: b.map((bag, j) => matchesOf(bag, j, b.length, sideA, weight)),
  };
};
