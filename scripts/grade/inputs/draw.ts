import { createHash } from 'node:crypto';

/** A number in [0, 1) that depends only on the given words: the same on every machine. */
export const draw = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32;

/** The values in an order that depends only on the seed and on each value's name. */
export const shuffled = <T>(values: readonly T[], seed: string, nameOf: (value: T) => string): T[] =>
  values
    .map((value) => ({ value, name: nameOf(value) }))
    .map((entry) => ({ ...entry, at: draw(seed, entry.name) }))
    .sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
    .map(({ value }) => value);

const groupBy = <T>(values: readonly T[], keyOf: (value: T) => string): T[][] => [
  ...Map.groupBy(values, keyOf).values(),
];

/** Takes one of each group in turn, until all are taken. */
export const interleave = <T>(groups: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group.slice(at, at + 1)),
  ).flat();
};

/** Puts the first `most` of each origin before the others. */
const capPerOrigin = <T extends { origin: string }>(values: readonly T[], most: number): T[] => {
  const taken = new Map<string, number>();
  const isEarly = values.map(({ origin }) => {
    const before = taken.get(origin) ?? 0;
    taken.set(origin, before + 1);
    return before < most;
  });
  return [...values.filter((_, at) => isEarly[at]), ...values.filter((_, at) => !isEarly[at])];
};

/** The largest share of drawn texts by one author, if there are others. */
const largestShare = 0.15;

/** Draws values balanced over their kinds, as far as the kinds go, and within a kind over their origins. */
export const drawBalanced = <T extends { id: string; kind: string; origin: string }>(
  values: readonly T[],
  count: number,
  seed: string,
): T[] => {
  const kinds = groupBy(
    shuffled(values, seed, ({ id }) => id),
    ({ kind }) => kind,
  );
  const byKind = kinds.map((kind) => interleave(groupBy(kind, ({ origin }) => origin)));
  const interleaved = interleave(shuffled(byKind, seed, ([first]) => first?.kind ?? ''));
  return capPerOrigin(interleaved, Math.ceil(count * largestShare)).slice(0, count);
};
