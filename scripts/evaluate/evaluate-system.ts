import { fallbackReasons } from '#contracts/models/language-model.ts';
import type { LanguageModel } from '#ports';
import type { GradeInput } from '../grade/inputs/grade-input.ts';
import type { OutputsFile } from '../grade/outputs/outputs-file.ts';
import { messageOf, shownOf, sourceOf } from '../grade/outputs/run-outputs.ts';
import type { Label } from '../measure/labels.ts';
import { runTextJob, type TextJob } from '../measure/run-text-job.ts';
import { type JobMeasures, measureJob } from './measure-job.ts';

/** A task that the engine did because the model's answer failed its checks, or because none came. */
export type Fallback = { id: string; task: string; reason: string };

/** A provider's results for all inputs: measures of each run, what went wrong, and the texts for graders. */
export type Evaluation = {
  system: string;
  measures: JobMeasures[];
  fallbacks: Fallback[];
  outputs: OutputsFile;
};

const fallbacksOf = (id: string, { work }: TextJob): Fallback[] =>
  work.flatMap(({ task, fallback }) =>
    fallback === null ? [] : [{ id, task, reason: `the model ${fallbackReasons[fallback]}` }],
  );

/** Runs a provider on every input, one after another. A failed run is kept with its error. */
export const evaluateSystem = async (
  inputs: readonly GradeInput[],
  labels: ReadonlyMap<string, Label>,
  { system, commit, languageModel }: { system: string; commit: string; languageModel: LanguageModel },
  report: (done: number) => void = () => {},
): Promise<Evaluation> => {
  const outputs: OutputsFile = { system, commit, outputs: {}, failed: {}, seconds: 0 };
  const evaluation: Evaluation = { system, measures: [], fallbacks: [], outputs };
  for (const [at, input] of inputs.entries()) {
    try {
      const job = await runTextJob(sourceOf(input), { languageModel });
      outputs.outputs[input.id] = shownOf(job);
      outputs.seconds += job.seconds;
      evaluation.measures.push(measureJob(job, labels.get(input.id) ?? null));
      evaluation.fallbacks.push(...fallbacksOf(input.id, job));
    } catch (error) {
      outputs.failed[input.id] = messageOf(error);
    }
    report(at + 1);
  }
  return evaluation;
};
