import type { FallbackReason, ModelFault } from '#contracts/models/language-model.ts';
import { type ModelBudget, modelBounds } from '#contracts/models/model-caps.ts';
import type { ModelResponse } from '#ports';
import { builtInModelName } from '#providers/language-model/built-in/built-in-language-model.ts';
import type { Prompt } from '#providers/language-model/prompts/prompt.ts';
import { cleanText, type DataBlock } from './data-channel.ts';
import type { ModelReply } from './request.ts';
import { type RequestContext, requestWithRetries, type TaskDeps } from './request-with-retries.ts';
import { openTokenBudget } from './token-budget.ts';

/** The verdict on an answer. `value` is its usable part, or null if nothing is usable. */
export type Verdict<Value> = { value: Value | null; faults: readonly ModelFault[] };

/** A task: the request to the model, the check of its answer, and the engine's way of doing the task instead. */
export type TaskRun<Output, Value> = {
  prompt: Prompt<Output>;
  data: readonly DataBlock[];
  image?: Uint8Array;
  maxOutputTokens: number;
  check(output: Output): Verdict<Value>;
  fallback(): Promise<Value>;
};

const unreadable = {
  malformed: 'The answer was not one complete JSON object of the required shape.',
  refused: 'There was no answer. The task is harmless: work on the text as it is.',
} as const;

const checkReply = <Output, Value>(
  run: TaskRun<Output, Value>,
  reply: Exclude<ModelReply, { kind: 'failed' }>,
): Verdict<Value> =>
  reply.kind === 'unreadable'
    ? { value: null, faults: [{ reason: reply.reason, detail: unreadable[reply.reason] }] }
    : run.check(reply.output as Output);

/** Enough faults to fix the answer. A list of hundreds would not help. */
const maxFaults = 30;

const repairBlocks = (text: string, faults: readonly ModelFault[]): DataBlock[] => [
  { label: 'previous-answer', text: cleanText(text).slice(0, modelBounds.articleCharacters) },
  {
    label: 'faults',
    text: faults
      .slice(0, maxFaults)
      .map(({ detail }) => `- ${detail}`)
      .join('\n'),
  },
];

type Outcome<Value> =
  | { kind: 'accepted'; value: Value; repaired: boolean }
  | { kind: 'rejected'; reason: FallbackReason; detail: string };

const rejected = (
  faults: readonly ModelFault[],
): { kind: 'rejected'; reason: FallbackReason; detail: string } => ({
  kind: 'rejected',
  reason: faults[0]?.reason ?? 'malformed',
  // The faults quote the text, so the log only names their kinds.
  detail: [...new Set(faults.map(({ reason }) => reason))].join(', '),
});

const runWithRepair = async <Output, Value>(
  context: RequestContext,
  run: TaskRun<Output, Value>,
): Promise<Outcome<Value>> => {
  const reply = await requestWithRetries(context, run, run.data);
  if (reply.kind === 'failed') return { kind: 'rejected', reason: reply.reason, detail: reply.detail };
  const first = checkReply(run, reply);
  if (first.value !== null && first.faults.length === 0)
    return { kind: 'accepted', value: first.value, repaired: false };
  const again = await requestWithRetries(context, run, [
    ...run.data,
    ...repairBlocks(reply.text, first.faults),
  ]);
  const second = again.kind === 'failed' ? null : checkReply(run, again);
  if (second !== null && second.value !== null)
    return { kind: 'accepted', value: second.value, repaired: true };
  if (first.value !== null) return { kind: 'accepted', value: first.value, repaired: false };
  return rejected(second?.faults ?? first.faults);
};

/**
 * Does a task with the model. It sends the request, checks the answer and asks once more if the answer has faults. If
 * that fails too, the built-in engine does the task. Failures of a vendor or a model never throw; the returned work
 * records them.
 */
export const runTask = async <Output, Value>(
  deps: TaskDeps,
  run: TaskRun<Output, Value>,
  budget: ModelBudget,
): Promise<ModelResponse<Value>> => {
  const tokenBudget = openTokenBudget(deps.price, budget);
  const { task } = run.prompt;
  const outcome = await runWithRepair({ deps, tokenBudget, deadline: deps.now() + deps.bounds.taskMs }, run);
  if (outcome.kind === 'accepted') {
    const { value, repaired } = outcome;
    return {
      value,
      work: { task, written_by: deps.writer, fallback: null, repaired, ...tokenBudget.total() },
    };
  }
  const { reason, detail } = outcome;
  // Only an operator can fix a rejected request, such as one with a wrong key or model.
  const level = reason === 'rejected' ? 'error' : 'warn';
  deps.log[level]('the built-in engine did a task of the language model', { task, reason, detail });
  return {
    value: await run.fallback(),
    work: { task, written_by: builtInModelName, fallback: reason, repaired: false, ...tokenBudget.total() },
  };
};
