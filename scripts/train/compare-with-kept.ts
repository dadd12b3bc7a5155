import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { bootstrap, shareOf, type Tally } from '../grade/scores/bootstrap.ts';
import { foldsByRepo } from './folds-by-repo.ts';

interface OfRepo {
  repo: string;
  /** Whether it belongs to a post that the project keeps. */
  isKept: boolean;
}

interface Learner<Sample extends OfRepo, Model> {
  learn: (samples: readonly Sample[]) => Model;
  /** The hits among the items of a sample, by the name of the metric. */
  measure: (model: Model, sample: Sample) => Readonly<Record<string, Tally>>;
}

type Pair = { repo: string; before: Readonly<Record<string, Tally>>; after: Readonly<Record<string, Tally>> };

const percent = (share: number | null): string => (share === null ? '-' : (100 * share).toFixed(1));

/** Resamples whole repositories, because the posts of one author are good or bad together. */
function printMetric(name: string, pairs: readonly Pair[]): void {
  const shares = (drawn: readonly Pair[]) => {
    const of = (when: 'before' | 'after') => shareOf(drawn.flatMap((pair) => pair[when][name] ?? []));
    return { before: of('before'), after: of('after') };
  };
  const repos = [...Map.groupBy(pairs, ({ repo }) => repo).values()];
  const interval = bootstrap(repos, (drawn) => {
    const { before, after } = shares(drawn.flat());
    return before === null || after === null ? null : after - before;
  });
  const { before, after } = shares(pairs);
  const items = pairs.reduce((sum, pair) => sum + (pair.after[name]?.items ?? 0), 0);
  const change = before === null || after === null ? null : after - before;
  console.log(
    `  ${name}: ${percent(before)} -> ${percent(after)} % of ${items}, change ${percent(change)} (${percent(interval?.low ?? null)} to ${percent(interval?.high ?? null)})`,
  );
}

function print(what: string, pairs: readonly Pair[]): void {
  console.log(
    `${what}: ${pairs.length} texts of ${new Set(pairs.map(({ repo }) => repo)).size} repositories`,
  );
  const names = new Set(pairs.flatMap(({ after }) => Object.keys(after)));
  for (const name of names) printMetric(name, pairs);
}

/**
 * Tallies the ranking of a text's graded items by score: how many of the first few have grade 2, and how many pairs of
 * a grade 2 and a lower grade are in the right order.
 */
export function tallyRanking(
  items: readonly { score: number; grade: number }[],
  max: number,
): Readonly<Record<string, Tally>> {
  const sorted = items.toSorted((a, b) => b.score - a.score);
  const twos = (count: number): Tally => {
    const first = sorted.slice(0, count);
    return { hits: first.filter(({ grade }) => grade === 2).length, items: first.length };
  };
  const pairs = items
    .filter(({ grade }) => grade === 2)
    .flatMap((good) => items.filter(({ grade }) => grade < 2).map((other) => good.score > other.score));
  return {
    'first of the graded ones has grade 2': twos(1),
    [`first ${max} of the graded ones: grade 2`]: twos(max),
    'pairs of a 2 and another in the right order': {
      hits: pairs.filter(Boolean).length,
      items: pairs.length,
    },
  };
}

/**
 * The options of the command line: a file of weights that have not seen the kept posts, and whether to also measure the
 * other posts.
 */
export interface Comparison<Model> {
  before?: Model | undefined;
  isOfOthers?: boolean;
}

/**
 * Measures what the kept posts add to all other labels, in five folds of whole repositories. The kept posts are
 * measured with weights from the others alone, and with those that also saw the kept posts of other folds. The others
 * are measured without the kept posts, and with all of them.
 */
export function compareWithKept<Sample extends OfRepo, Model>(
  samples: readonly Sample[],
  { learn, measure }: Learner<Sample, Model>,
  { before, isOfOthers = false }: Comparison<Model> = {},
): void {
  const [kept, others] = [samples.filter((one) => one.isKept), samples.filter((one) => !one.isKept)];
  const pairsOf = (part: readonly Sample[], more: readonly Sample[], basisOf: (fold: number) => Model) => {
    const folds = foldsByRepo(part.map(({ repo }) => repo));
    return [...new Set(folds.values())].flatMap((fold) => {
      const isHeld = ({ repo }: Sample): boolean => folds.get(repo) === fold;
      const basis = basisOf(fold);
      const after = learn([...more, ...part.filter((one) => !isHeld(one))]);
      return part.filter(isHeld).map((sample) => ({
        repo: sample.repo,
        before: measure(basis, sample),
        after: measure(after, sample),
      }));
    });
  };
  const ofOthers = before ?? learn(others);
  print(
    'Kept posts',
    pairsOf(kept, others, () => ofOthers),
  );
  if (!isOfOthers) return;
  const folds = foldsByRepo(others.map(({ repo }) => repo));
  print(
    'Others',
    pairsOf(others, kept, (fold) => learn(others.filter(({ repo }) => folds.get(repo) !== fold))),
  );
}

/** Reads the weights from the file that the command line names after `compare`, and whether it asks for `all` posts. */
export function readComparison<Model>(parse: (json: unknown) => Model): Comparison<Model> {
  const file = process.argv.slice(3).find((word) => word.endsWith('.json'));
  return {
    before: file === undefined ? undefined : parse(JSON.parse(readFileSync(file, 'utf8'))),
    isOfOthers: process.argv.includes('all'),
  };
}

/** Boosted trees in the format of a weights file. */
export const boostedTrees = z.object({
  roots: z.array(z.number()),
  feature: z.array(z.number()),
  value: z.array(z.number()),
  left: z.array(z.number()),
});
