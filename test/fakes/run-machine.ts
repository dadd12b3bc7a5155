import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { jobStatuses } from '#contracts/job-status.ts';
import type { MachineInput } from '#contracts/stage.ts';
import type { Deps } from '#ports';
import { runStage } from '#stages/index.ts';

const retry = z.array(
  z.object({
    ErrorEquals: z.array(z.string()),
    IntervalSeconds: z.number(),
    MaxAttempts: z.int(),
    MaxDelaySeconds: z.number(),
  }),
);
const catchers = z.array(
  z.object({ ErrorEquals: z.array(z.string()), ResultPath: z.literal('$.failure'), Next: z.string() }),
);
const task = z.object({
  Type: z.literal('Task'),
  Resource: z.string(),
  TimeoutSeconds: z.number(),
  Retry: retry,
  Catch: z.optional(catchers),
  Next: z.optional(z.string()),
  End: z.optional(z.literal(true)),
});
const choice = z.object({
  Type: z.literal('Choice'),
  Choices: z.array(z.object({ Variable: z.string(), StringEquals: z.string(), Next: z.string() })),
  Default: z.string(),
});
const pass = z.object({ Type: z.literal('Pass'), End: z.literal(true) });
const map = z.object({
  Type: z.literal('Map'),
  ItemProcessor: z.object({
    StartAt: z.string(),
    States: z.record(z.string(), z.discriminatedUnion('Type', [task, pass])),
  }),
  Catch: catchers,
  Next: z.string(),
});
const machine = z.object({
  StartAt: z.string(),
  TimeoutSeconds: z.number(),
  States: z.record(z.string(), z.discriminatedUnion('Type', [task, choice, map])),
});

/** The machine's definition as the product ships it. */
export const definition = machine.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../statemachines/job.asl.json'), 'utf8')),
);

type Data = MachineInput & { imageIds?: string[]; failure?: { Error: string; Cause: string } };
type Task = z.infer<typeof task>;

const matches = (names: string[], error: Error): boolean =>
  names.includes(error.name) || names.includes('States.ALL');

const choose = (state: z.infer<typeof choice>, data: Data): string =>
  state.Choices.find(
    ({ Variable, StringEquals }) => data[Variable.slice(2) as keyof MachineInput] === StringEquals,
  )?.Next ?? state.Default;

type Attempt = { output: Data; error: null } | { error: Error };

const attempt = async (deps: Deps, name: string, state: Task, data: Data): Promise<Attempt> => {
  const status = jobStatuses.find((known) => known === name);
  if (!status) throw new Error(`${name} is no status.`);
  const used = new Map<number, number>();
  for (;;) {
    try {
      return { output: await runStage(deps, status, data), error: null };
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const rule = state.Retry.findIndex(({ ErrorEquals }) => matches(ErrorEquals, error));
      const times = (used.get(rule) ?? 0) + 1;
      used.set(rule, times);
      if (rule < 0 || times > (state.Retry[rule]?.MaxAttempts ?? 0)) return { error };
    }
  }
};

/** Runs the images one after the other; an image whose error is caught is skipped. */
const goOverImages = async (deps: Deps, state: z.infer<typeof map>, data: Data): Promise<void> => {
  const { StartAt, States } = state.ItemProcessor;
  const inner = States[StartAt];
  if (inner?.Type !== 'Task') throw new Error(`The Map begins with ${StartAt}, which is no task.`);
  for (const imageId of data.imageIds ?? []) {
    const { error } = await attempt(deps, StartAt, inner, { ...data, imageId } as Data);
    if (error && !inner.Catch?.some(({ ErrorEquals }) => matches(ErrorEquals, error))) throw error;
  }
};

/**
 * Walks a job through the shipped definition in this process, without the pauses of its retries. Returns the states
 * that it passed; throws what no state caught.
 */
export const runMachine = async (
  deps: Deps,
  input: MachineInput,
  before?: (state: string) => Promise<void>,
): Promise<string[]> => {
  const passed: string[] = [];
  let data: Data = input;
  let next: string | undefined = definition.StartAt;
  while (next !== undefined) {
    const name: string = next;
    const state: z.infer<typeof machine>['States'][string] | undefined = definition.States[name];
    if (!state) throw new Error(`There is no state ${name}.`);
    if (state.Type === 'Map') {
      passed.push(state.ItemProcessor.StartAt);
      await before?.(state.ItemProcessor.StartAt);
      await goOverImages(deps, state, data);
      next = state.Next;
      continue;
    }
    if (state.Type === 'Choice') {
      next = choose(state, data);
      continue;
    }
    passed.push(name);
    await before?.(name);
    const tried = await attempt(deps, name, state, data);
    if (tried.error === null) {
      data = tried.output;
      next = state.Next;
      continue;
    }
    const { error } = tried;
    const caught = state.Catch?.find(({ ErrorEquals }) => matches(ErrorEquals, error));
    if (!caught) throw error;
    data = {
      ...data,
      failure: {
        Error: error.name,
        Cause: JSON.stringify({ errorType: error.name, errorMessage: error.message }),
      },
    };
    next = caught.Next;
  }
  return passed;
};
