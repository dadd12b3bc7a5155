import type { GradingKey, KeyInput } from '../sheets/grading-key.ts';
import { type ItemType, itemTypeNames, itemTypes } from '../sheets/item-types.ts';
import { bootstrap, type Interval, shareOf, type Tally } from './bootstrap.ts';
import { type GradePair, minKappa, weightedKappa } from './kappa.ts';
import type { Measure } from './measures.ts';
import type { Answer } from './read-answers.ts';

/** An input with the grades from its graders, one list per grader. */
export type GradedInput = { input: KeyInput; grades: readonly Answer['grades'][] };

/** The answers of each grader, by the grader's name. */
export type GraderAnswers = ReadonlyMap<string, readonly Answer[]>;

export const gradedInputs = ({ inputs }: Pick<GradingKey, 'inputs'>, graders: GraderAnswers): GradedInput[] =>
  inputs.flatMap((input) => {
    const grades = [...graders.values()].flatMap((answers) => {
      const answer = answers.find(({ id }) => id === input.id);
      return answer ? [answer.grades] : [];
    });
    return grades.length > 0 ? [{ input, grades }] : [];
  });

/** The hits of a system in one input. If several people graded it, an item counts with the mean of their grades. */
export const tallyOf = (
  { input, grades }: GradedInput,
  system: string,
  { type, place, hit }: Measure,
): Tally => {
  const tally = { hits: 0, items: 0 };
  for (const [at, { by }] of input.items[type].entries()) {
    const maker = by.find((one) => one.system === system);
    if (!maker || maker.place > (place ?? Number.POSITIVE_INFINITY)) continue;
    tally.items += 1;
    tally.hits += grades.filter((all) => all[type][at] === hit).length / grades.length;
  }
  return tally;
};

export type Share = { share: number | null; interval: Interval | null; items: number };

export const scoreSystem = (graded: readonly GradedInput[], system: string, measure: Measure): Share => {
  const tallies = graded.map((one) => tallyOf(one, system, measure));
  return {
    share: shareOf(tallies),
    interval: bootstrap(tallies, shareOf),
    items: tallies.reduce((sum, { items }) => sum + items, 0),
  };
};

/** The difference between two systems in the share of items that are hits, on the same inputs. */
export const compareSystems = (
  graded: readonly GradedInput[],
  [one, other]: readonly [string, string],
  measure: Measure,
): Share => {
  const pairs = graded.map(
    (input) => [tallyOf(input, one, measure), tallyOf(input, other, measure)] as const,
  );
  const difference = (drawn: typeof pairs): number | null => {
    const [a, b] = [shareOf(drawn.map(([tally]) => tally)), shareOf(drawn.map(([, tally]) => tally))];
    return a === null || b === null ? null : a - b;
  };
  return {
    share: difference(pairs),
    interval: bootstrap(pairs, (drawn) => difference([...drawn])),
    items: pairs.length,
  };
};

export type Agreement = {
  type: ItemType;
  pairs: number;
  same: number;
  kappa: number | null;
  counts: boolean;
};

const pairsOf = (graded: readonly GradedInput[], type: ItemType): GradePair[] =>
  graded.flatMap(({ grades }) =>
    grades.flatMap((first, at) =>
      grades.slice(at + 1).flatMap((second) =>
        first[type].flatMap((grade, item): GradePair[] => {
          const other = second[type][item];
          return other === undefined ? [] : [[grade, other]];
        }),
      ),
    ),
  );

/** The agreement of graders of the same inputs, by item type. Numbers count only if they do. */
export const agreementOf = (graded: readonly GradedInput[]): Agreement[] =>
  itemTypeNames.map((type) => {
    const pairs = pairsOf(graded, type);
    const kappa = weightedKappa(pairs, Math.max(...itemTypes[type].grades));
    const same = pairs.filter(([a, b]) => a === b).length;
    return { type, pairs: pairs.length, same, kappa, counts: kappa !== null && kappa >= minKappa };
  });
