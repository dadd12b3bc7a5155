import { draw } from '../../grade/inputs/draw.ts';

/** What may be on a sheet: `group` says how it was made. */
export interface Choice {
  text: string;
  group: string;
}

/** One by one, the first of each group in turn, in an order that a seed draws: a few of every sort from further down. */
export function oneOfEach<T extends Choice>(choices: readonly T[], most: number, seed: string): T[] {
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
    .slice(0, most)
    .map(({ choice }) => choice);
}

/** The first of those with the same key. */
export function eachOnce<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
