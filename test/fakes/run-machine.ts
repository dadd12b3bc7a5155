import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
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
  z.object({
    ErrorEquals: z.array(z.string()),
    ResultPath: z.nullable(z.literal('$.failure')),
    Next: z.string(),
  }),
);
const task = z.object({
  Type: z.literal('Task'),
  Resource: z.string(),
  Parameters: z.record(z.string(), z.string()),
  TimeoutSeconds: z.number(),
  ResultSelector: z.optional(z.record(z.string(), z.string())),
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
const wait = z.object({ Type: z.literal('Wait'), Seconds: z.number(), Next: z.string() });
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
  States: z.record(z.string(), z.discriminatedUnion('Type', [task, choice, map, wait])),
});

const read = (name: string) =>
  machine.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../statemachines/${name}.asl.json`), 'utf8')),
  );

/** The machines' definitions as the product ships them: a run, and the steps inside it. */
export const definition = read('job');
export const steps = read('steps');

type Failure = { Error: string; Cause: string };
type Data = MachineInput & { imageIds?: string[]; failure?: Failure };
type Task = z.infer<typeof task>;

/** The error that a test throws to stop the machine; no state catches it. */
class Killed extends Error {}
/** Thrown when the steps end without an output. No Catch handles a path in the definition that matches nothing. */
class StepsFailed extends Error {}

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

/** Runs the images one after another. An image whose error is caught is skipped. */
const goOverImages = async (deps: Deps, state: z.infer<typeof map>, data: Data): Promise<Attempt> => {
  const { StartAt, States } = state.ItemProcessor;
  const inner = States[StartAt];
  if (inner?.Type !== 'Task') throw new Error(`The Map begins with ${StartAt}, which is no task.`);
  for (const imageId of data.imageIds ?? []) {
    const { error } = await attempt(deps, StartAt, inner, { ...data, imageId } as Data);
    if (error && !inner.Catch?.some(({ ErrorEquals }) => matches(ErrorEquals, error))) return { error };
  }
  return { output: data, error: null };
};

const failureOf = (error: Error): Failure => ({
  Error: error.name,
  Cause: JSON.stringify({ errorType: error.name, errorMessage: error.message }),
});

type Watch = (state: string) => Promise<void>;

/**
 * Walks through one of the machines. `runTask` does the work of its task states. Throws any error that no state caught.
 */
const walk = async (
  { StartAt, States }: z.infer<typeof machine>,
  input: Data,
  runTask: (name: string, state: Task, data: Data) => Promise<Attempt>,
  goOver: (state: z.infer<typeof map>, data: Data) => Promise<Attempt>,
): Promise<Data> => {
  let data: Data = input;
  let next: string | undefined = StartAt;
  while (next !== undefined) {
    const name: string = next;
    const state: z.infer<typeof machine>['States'][string] | undefined = States[name];
    if (!state) throw new Error(`There is no state ${name}.`);
    next = state.Type === 'Choice' ? choose(state, data) : state.Next;
    if (state.Type !== 'Task' && state.Type !== 'Map') continue;
    const tried: Attempt =
      state.Type === 'Task' ? await runTask(name, state, data) : await goOver(state, data);
    if (tried.error === null) {
      data = tried.output;
      continue;
    }
    const { error } = tried;
    const caught = state.Catch?.find(({ ErrorEquals }) => matches(ErrorEquals, error));
    if (!caught) throw error;
    if (caught.ResultPath !== null) data = { ...data, failure: failureOf(error) };
    next = caught.Next;
  }
  return data;
};

/**
 * Walks a job through the shipped definitions in this process, without the pauses between their retries. Returns the
 * statuses that it passed. Throws any error that no state caught, and any error that `before` throws, which acts like a
 * killed function.
 */
export const runMachine = async (deps: Deps, input: MachineInput, before?: Watch): Promise<string[]> => {
  const passed: string[] = [];
  const enter = async (name: string): Promise<void> => {
    passed.push(name);
    try {
      await before?.(name);
    } catch (error) {
      throw new Killed('killed', { cause: error });
    }
  };
  const runStatus = async (name: string, state: Task, data: Data): Promise<Attempt> => {
    await enter(name);
    return attempt(deps, name, state, data);
  };
  const goOver = async (state: z.infer<typeof map>, data: Data): Promise<Attempt> => {
    await enter(state.ItemProcessor.StartAt);
    return goOverImages(deps, state, data);
  };
  const runSteps = async (data: Data): Promise<Attempt> => {
    try {
      await walk(steps, data, runStatus, goOver);
      return { output: data, error: null };
    } catch (error) {
      throw error instanceof Killed ? error : new StepsFailed('The steps failed.', { cause: error });
    }
  };
  const runTask = async (name: string, state: Task, data: Data): Promise<Attempt> =>
    name === 'run' ? runSteps(data) : runStatus(name, state, data);
  try {
    await walk(definition, input, runTask, goOver);
  } catch (error) {
    throw error instanceof Killed ? error.cause : error;
  }
  return passed;
};
