import type { GradingKey } from '../sheets/grading-key.ts';
import {
  type Agreement,
  agreementOf,
  compareSystems,
  type GradedInput,
  type Share,
  scoreSystem,
} from './grade-table.ts';
import { minKappa } from './kappa.ts';
import { type Measure, measures } from './measures.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const points = (share: number): string => {
  const rounded = Math.round(share * 100);
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`;
};

const withInterval = ({ share, interval, items }: Share): string => {
  if (share === null) return '-';
  return interval
    ? `${percent(share)} (${percent(interval.low)} to ${percent(interval.high)}; n ${items})`
    : percent(share);
};

const withoutInterval = ({ share, items }: Share): string =>
  share === null ? '-' : `${percent(share)} (${items})`;

const difference = ({ share, interval }: Share): string =>
  share === null || !interval
    ? '-'
    : `${points(share)} (${points(interval.low)} to ${points(interval.high)})`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const shares = (
  title: string,
  graded: readonly GradedInput[],
  systems: readonly string[],
  show: (share: Share) => string,
): string => {
  const rows = measures.map((measure) => [
    measure.label,
    ...systems.map((system) => show(scoreSystem(graded, system, measure))),
  ]);
  return `## ${title} (${graded.length} texts)\n\n${table(['', ...systems], rows)}`;
};

const differences = (graded: readonly GradedInput[], [first, ...others]: readonly string[]): string => {
  if (first === undefined || others.length === 0) return '';
  const cells = (measure: Measure) =>
    others.map((other) => difference(compareSystems(graded, [first, other], measure)));
  const rows = measures.map((measure) => [measure.label, ...cells(measure)]);
  const header = ['', ...others.map((other) => `${first} − ${other}`)];
  return `## Differences in points, on the same texts (95% interval)\n\n${table(header, rows)}`;
};

const verdict = ({ pairs, kappa, counts }: Agreement): string => {
  if (pairs === 0) return 'graded by one person, so agreement is unknown';
  if (kappa === null) return 'every item has the same grade: kappa is not defined';
  return counts ? '' : `numbers do not count: kappa is under ${minKappa}`;
};

const agreement = (graded: readonly GradedInput[]): string => {
  const rows = agreementOf(graded).map((one) => [
    one.type,
    String(one.pairs),
    one.pairs === 0 ? '-' : percent(one.same / one.pairs),
    one.kappa === null ? '-' : one.kappa.toFixed(2),
    verdict(one),
  ]);
  return `## Agreement of graders\n\n${table(['', 'items graded twice', 'same grade', 'kappa, quadratic weights', ''], rows)}`;
};

const failures = ({ systems }: GradingKey): string => {
  const lines = systems.flatMap(({ name, failed }) =>
    Object.entries(failed).map(([id, error]) => `- ${name}, ${id}: ${error}`),
  );
  return lines.length === 0
    ? ''
    : `## Inputs without a result (not counted in any figure)\n\n${lines.join('\n')}`;
};

const groups = (
  title: string,
  graded: readonly GradedInput[],
  nameOf: (one: GradedInput) => string,
  systems: readonly string[],
  show: (share: Share) => string,
): string[] => {
  const named = [...Map.groupBy(graded, nameOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return named.map(([name, ones]) => shares(`${title}${name}`, ones, systems, show));
};

/** The tables of a grading as Markdown. */
export const printScores = (key: GradingKey, graded: readonly GradedInput[]): string => {
  const names = key.systems.map(({ name }) => name);
  const commits = key.systems.flatMap(({ name, commit }) => (commit === null ? [] : [`${name} = ${commit}`]));
  return [
    `# Grades of ${graded.length} of ${key.inputs.length} texts: ${commits.join(', ')}`,
    agreement(graded),
    shares('Shares (95% interval by text; n items)', graded, names, withInterval),
    differences(
      graded,
      names.filter((name) => name !== 'author'),
    ),
    ...groups(
      'Title: ',
      graded,
      ({ input }) => (input.withTitle ? 'given' : 'not given'),
      names,
      withInterval,
    ),
    ...groups('Source: ', graded, ({ input }) => input.source, names, withoutInterval),
    ...groups('Kind: ', graded, ({ input }) => input.kind, names, withoutInterval),
    failures(key),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
