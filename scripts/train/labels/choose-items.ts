import { draw } from '../../grade/inputs/draw.ts';

/** A candidate for a sheet; `group` says how it was made. */
export interface Choice {
  text: string;
  group: string;
}

/**
 * Takes the first of each group in turn, in an order drawn by a seed: a few of every kind from further down the
 * ranking.
 */
export function roundRobin<T extends Choice>(choices: readonly T[], max: number, seed: string): T[] {
  const drawn = choices
    .map((choice) => ({ choice, at: draw(seed, choice.text) }))
    .sort((a, b) => a.at - b.at || (a.choice.text < b.choice.text ? -1 : 1))
    .map(({ choice }) => choice);
  const counts = new Map<string, number>();
  const rounds = drawn.map((choice) => {
    const round = counts.get(choice.group) ?? 0;
    counts.set(choice.group, round + 1);
    return { choice, round };
  });
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, max)
    .map(({ choice }) => choice);
}

/** Keeps the first of the values with the same key. */
export function eachOnce<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
