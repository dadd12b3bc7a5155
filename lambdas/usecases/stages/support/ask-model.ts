import type * as z from 'zod';
import { modelOutputs, type StageOutput } from '#contracts/jobs/stage-output.ts';
import type { ModelTask, ModelWork } from '#contracts/models/language-model.ts';
import { type ModelBudget, type ModelPrice, pricedBudgetOf } from '#contracts/models/model-caps.ts';
import { logEvents } from '#contracts/platform/log-events.ts';
import type { Deps, JobRecord, ModelResponse } from '#ports';
import { correctCall, type PayDeps, rejectEnded, reserveCall } from './pay-provider.ts';
import { findOutput, outputOnce } from './stage-output.ts';

export type AskDeps = Pick<Deps, 'outputs' | 'languageModel'> & PayDeps;
type Value<Task extends ModelTask> = z.infer<(typeof modelOutputs)[Task]>;
type Ask<Task extends ModelTask> = (budget: ModelBudget) => Promise<ModelResponse<Value<Task>>>;
/** A task of a run. `part` distinguishes the images of a run. */
type TaskPart<Task extends ModelTask> = { task: Task; part?: string };

const partOf = ({ task, part }: TaskPart<ModelTask>): string =>
  part === undefined ? task : `${task}-${part}`;

const noBudget: ModelBudget = { tokens: 0, usd: 0 };

/** An interrupted attempt counts with its maximum cost, because its actual cost is unknown. */
const afterInterruption = (work: ModelWork, { tokens, usd }: ModelBudget): ModelWork => ({
  ...work,
  fallback: 'interrupted',
  requests: 1,
  input_tokens: tokens,
  cost_usd: usd,
});

/**
 * The engine does a task that no longer fits under a daily cap. If a model would have been asked, the work record says
 * so.
 */
const askWithoutBudget = async <Task extends ModelTask>(ask: Ask<Task>): Promise<StageOutput<'answer'>> => {
  const { value, work } = await ask(noBudget);
  return { value, work: work.fallback === 'over_cap' ? { ...work, fallback: 'daily_cap' } : work };
};

/** Asks within the task's budget, once. An earlier attempt without a stored response leaves no budget. */
const askOnce = async <Task extends ModelTask>(
  deps: AskDeps,
  job: JobRecord,
  asked: TaskPart<Task>,
  ask: Ask<Task>,
  price: ModelPrice,
): Promise<StageOutput<'answer'>> => {
  const part = partOf(asked);
  const before = await findOutput(deps, job, 'asked', part);
  if (before) {
    const { value, work } = await ask(noBudget);
    return { value, work: afterInterruption(work, before) };
  }
  const budget = pricedBudgetOf(asked.task, price);
  const provider = deps.languageModel.name;
  const reserved = await reserveCall(deps, job, { provider, task: part }, budget.usd);
  rejectEnded(reserved);
  if (reserved.outcome.kind === 'over') return askWithoutBudget(ask);
  await outputOnce(deps, job, 'asked', async () => budget, part);
  const response = await ask(budget);
  const { cost_usd: costUsd } = response.work;
  await correctCall(deps, reserved.order, costUsd);
  if (costUsd > 0)
    deps.log.info(logEvents.providerPaid.message, {
      jobId: job.id,
      provider,
      costUsd,
    });
  return response;
};

/**
 * The language model's response to a task of a run. The response of a model that costs money is stored before it is
 * used, so a retried stage finds it. A task that was asked but never answered goes to the built-in engine, so that
 * nobody pays for it twice.
 */
export const askModel = async <Task extends ModelTask>(
  deps: AskDeps,
  job: JobRecord,
  asked: TaskPart<Task>,
  ask: Ask<Task>,
): Promise<Value<Task>> => {
  const { price } = deps.languageModel;
  if (price === null) return (await ask(noBudget)).value;
  const { value } = await outputOnce(
    deps,
    job,
    'answer',
    () => askOnce(deps, job, asked, ask, price),
    partOf(asked),
  );
  return modelOutputs[asked.task].parse(value) as Value<Task>;
};

/** Who did the tasks of a run so far; empty if only the built-in engine was available. */
export const readModelWork = async (
  deps: Pick<Deps, 'outputs'>,
  job: JobRecord,
  asked: readonly TaskPart<ModelTask>[],
): Promise<ModelWork[]> => {
  const responses = await Promise.all(asked.map((one) => findOutput(deps, job, 'answer', partOf(one))));
  return responses.flatMap((response) => (response ? [response.work] : []));
};
