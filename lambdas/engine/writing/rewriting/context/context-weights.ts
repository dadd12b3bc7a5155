import { once } from '#engine/bounds/memoize.ts';
import { readFrontCoded } from '#engine/packed/front-coded.ts';
import { linesOf, signed, unpack } from '#engine/packed/unpack.ts';
import table from './context-weights.json' with { type: 'json' };
import { wordClass } from './context-words.ts';

/** Two words that writers confuse; the model says how much more likely the first one is. */
export type WordPair = readonly [first: string, second: string];

export const wordPairs = [
  ["it's", 'its'],
  ['then', 'than'],
] as const satisfies readonly WordPair[];

/** Weights are stored in steps of this size. */
export const weightStep = 1 / 24;

type Model = {
  groups: ReadonlyMap<string, string>;
  /** The weights of each pair, by feature; '' has the bias. */
  weights: readonly ReadonlyMap<string, number>[];
};

const model = once((): Model => {
  const run = unpack(table.packed);
  const weights = signed(run('weights'));
  let at = 0;
  return {
    groups: new Map(
      linesOf(run('groups')).flatMap((line, group) =>
        readFrontCoded(line.split(' ')).map((word): [string, string] => [word, `${group}`]),
      ),
    ),
    weights: linesOf(run('features')).map(
      (line) =>
        new Map(
          readFrontCoded(line.split(' ')).map((feature) => [feature, (weights[at++] ?? 0) * weightStep]),
        ),
    ),
  };
});

export const isCommonWord = (word: string): boolean => model().groups.has(word);

/** The group of words with similar neighbors that a word belongs to, or its class. */
export const wordGroup = (word: string): string => model().groups.get(word) ?? wordClass(word);

/** How much likelier the first word of a pair is than the second one, as a natural logarithm of the odds. */
export const pairOdds = (pair: number, features: readonly string[]): number => {
  const weights = model().weights[pair];
  if (weights === undefined) return 0;
  return features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), weights.get('') ?? 0);
};
