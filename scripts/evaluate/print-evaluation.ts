import { mean, percentile } from '#test/bench/measures/metrics.ts';
import type { Evaluation } from './evaluate-system.ts';
import type { JobMeasures, Ratio } from './measure-job.ts';

type RatioName = {
  [Name in keyof JobMeasures]: JobMeasures[Name] extends Ratio ? Name : never;
}[keyof JobMeasures];

const ratioRows: readonly { label: string; name: RatioName; unit: 'percent' | 'score' }[] = [
  { label: 'lead keyword is the labeled topic or an alias', name: 'leadRight', unit: 'percent' },
  { label: 'shown keywords that are good by the labels', name: 'keywordsServed', unit: 'percent' },
  { label: 'titles and descriptions within the limits', name: 'fitting', unit: 'percent' },
  { label: 'likeness of the best title to the labeled ones (ROUGE-L)', name: 'titleLikeness', unit: 'score' },
  { label: 'likeness of the best description (ROUGE-L)', name: 'descriptionLikeness', unit: 'score' },
  { label: "the model's answers that passed its checks", name: 'taken', unit: 'percent' },
  { label: 'of those, on the first try', name: 'takenAtOnce', unit: 'percent' },
  { label: 'facts that the rewrite lost and the verifier restored', name: 'factsLost', unit: 'percent' },
  { label: 'failing checks of the body that the rewrite fixes', name: 'bodyChecksFixed', unit: 'percent' },
];

const total = (measures: readonly JobMeasures[], name: RatioName): Ratio => ({
  hits: measures.reduce((sum, one) => sum + one[name].hits, 0),
  of: measures.reduce((sum, one) => sum + one[name].of, 0),
});

const showRatio = ({ hits, of }: Ratio, unit: 'percent' | 'score'): string => {
  if (of === 0) return '-';
  return unit === 'score' ? (hits / of).toFixed(3) : `${((100 * hits) / of).toFixed(1)}%`;
};

const figures: readonly { label: string; show: (measures: readonly JobMeasures[]) => string }[] = [
  ...ratioRows.map(({ label, name, unit }) => ({
    label,
    show: (measures: readonly JobMeasures[]) => showRatio(total(measures, name), unit),
  })),
  { label: 'seconds a run, mean', show: (all) => mean(all.map(({ seconds }) => seconds)).toFixed(2) },
  {
    label: 'seconds a run, 95 of 100',
    show: (all) =>
      percentile(
        all.map(({ seconds }) => seconds),
        0.95,
      ).toFixed(2),
  },
  { label: 'tokens a run', show: (all) => mean(all.map(({ tokens }) => tokens)).toFixed(0) },
  { label: 'cost of a run, US dollars', show: (all) => mean(all.map(({ costUsd }) => costUsd)).toFixed(5) },
  {
    label: 'cost of all completed runs, US dollars',
    show: (all) => all.reduce((sum, { costUsd }) => sum + costUsd, 0).toFixed(4),
  },
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const failedLines = ({ system, outputs }: Evaluation): string[] =>
  Object.entries(outputs.failed).map(([id, error]) => `- ${system}, ${id}: ${error}`);

const fallbackLines = ({ system, fallbacks }: Evaluation): string[] =>
  fallbacks.map(({ id, task, reason }) => `- ${system}, ${id}, ${task}: ${reason}`);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];

/** One table for all providers, then everything that went wrong. */
export const printEvaluation = (evaluations: readonly Evaluation[], inputs: number): string => {
  const runs = evaluations.map(({ measures }) => `${measures.length} of ${inputs}`);
  return [
    row(['', ...evaluations.map(({ system }) => system)]),
    row(['---', ...evaluations.map(() => '---')]),
    row(['runs that completed', ...runs]),
    ...figures.map(({ label, show }) =>
      row([label, ...evaluations.map(({ measures }) => (measures.length === 0 ? '-' : show(measures)))]),
    ),
    ...section('Failed runs (not counted in other rows)', evaluations.flatMap(failedLines)),
    ...section('Tasks done by the engine instead of the model', evaluations.flatMap(fallbackLines)),
  ].join('\n');
};
