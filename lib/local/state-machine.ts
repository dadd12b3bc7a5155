import { setImmediate as nextTurn } from 'node:timers/promises';
import { ExecutionAbortedError, ExecutionTimeoutError, StateMachine } from 'aws-local-stepfunctions';
import * as z from 'zod';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { JobRunner } from '#ports';
import { createExecutionRecords, type ExecutionRecord } from './execution-records.ts';
import { callLikeLambda, type Json } from './lambda-call.ts';
import { type Definition, parseDefinition, taskNames } from './machine-definition.ts';

type Execution = ReturnType<StateMachine['run']>;

/** How an execution failed. In the cloud EventBridge reports it. */
export type ExecutionFailure = {
  input: MachineInput;
  status: 'FAILED' | 'TIMED_OUT' | 'ABORTED';
  error: string;
  cause: string;
};

export type LocalStateMachine = JobRunner & {
  /** Resumes the executions that the last stop interrupted, each from its state. Returns their number. */
  resume(): number;
  /** Stops the interpreter without ending the executions. After the next start, `resume` continues them. */
  shutdown(): Promise<void>;
};

export type StateMachineOptions = {
  /** The text of job.asl.json. Handlers replace its `${...}` resources. */
  definition: string;
  /** The text of steps.asl.json, which the other machine's state `run` starts. */
  steps: string;
  /** What a Task state does. Retry and Catch match the name of the error that it throws. */
  runTask(state: string, input: unknown): Promise<unknown>;
  recordsDir: string;
  onFailure(failure: ExecutionFailure): Promise<void>;
};

/** The state that starts the steps with `states:StartSyncExecution` and these parameters. */
const stepsState = 'run';
const syncExecution = z.object({ Input: z.string() });

/** How long a shutdown waits for running stages. */
const shutdownMs = 3_000;

/** Runs the cloud's state machines in this process, one execution per job. */
export function createStateMachine(options: StateMachineOptions): LocalStateMachine {
  const definition = parseDefinition(options.definition);
  const steps = parseDefinition(options.steps);
  const records = createExecutionRecords(options.recordsDir);
  const running = new Map<string, Execution>();
  /** Executions of the steps, by job. */
  const passes = new Map<string, Execution>();
  /** Jobs whose execution has ended or was stopped. */
  const over = new Set<string>();
  const inFlight = new Set<Promise<unknown>>();
  const ending = new Set<Promise<unknown>>();
  let isShutDown = false;

  const runTask = (state: string, jobId: string) => async (input: Json) => {
    // The interpreter enters a state once more if it is stopped during the pause before a retry.
    if (isShutDown || over.has(jobId)) throw new ExecutionAbortedError();
    const task = callLikeLambda(() => options.runTask(state, input));
    inFlight.add(task);
    return task.finally(() => inFlight.delete(task));
  };

  const execute = (machine: Definition, jobId: string, input: Json): Execution => {
    const named = (name: string) => (name === stepsState ? runSteps(jobId) : runTask(name, jobId));
    const handlers = Object.fromEntries(taskNames(machine).map((name) => [name, named(name)]));
    return new StateMachine(machine, { validationOptions: { noValidate: true } }).run(input, {
      overrides: { taskResourceLocalHandlers: handlers },
      context: { Execution: { Id: jobId, Name: jobId }, State: { EnteredTime: new Date().toISOString() } },
    });
  };

  /** The answer of `states:StartSyncExecution`. A failure of the steps is not an error of the call. */
  const runSteps =
    (jobId: string) =>
    async (parameters: Json): Promise<Json> => {
      if (isShutDown || over.has(jobId)) throw new ExecutionAbortedError();
      const pass = execute(steps, jobId, JSON.parse(syncExecution.parse(parameters).Input));
      passes.set(jobId, pass);
      try {
        return { Status: 'SUCCEEDED', Output: JSON.stringify(await pass.result) };
      } catch (error) {
        const { status, ...failure } = readFailure(error);
        if (status === 'ABORTED') throw new ExecutionAbortedError();
        return { Status: status, Error: failure.error, Cause: failure.cause };
      } finally {
        passes.delete(jobId);
      }
    };

  const run = (record: ExecutionRecord, from: { state: string; input: Json }) => {
    const { jobId } = record.input;
    const execution = execute({ ...definition, StartAt: from.state }, jobId, from.input);
    running.set(jobId, execution);
    void followStates(execution, record);
    const end = execution.result.then(
      () => finish(record, { status: 'SUCCEEDED' }),
      (error: unknown) => finish(record, readFailure(error)),
    );
    ending.add(end);
    void end.finally(() => ending.delete(end));
  };

  /** Records each state on entry, so that a restart knows where to continue. */
  const followStates = async (execution: Execution, record: ExecutionRecord) => {
    for await (const event of execution.eventLogs) {
      if (event.type !== 'StateEntered' || !(event.state.name in definition.States)) continue;
      if (isShutDown || over.has(record.input.jobId)) return;
      records.save({ ...record, at: { state: event.state.name, input: event.state.input } });
    }
  };

  const finish = async (record: ExecutionRecord, end: Ending) => {
    if (isShutDown) return;
    over.add(record.input.jobId);
    running.delete(record.input.jobId);
    records.save({ ...record, status: end.status, at: null });
    if (end.status === 'SUCCEEDED') return;
    try {
      await options.onFailure({ input: record.input, ...end });
    } catch (error) {
      console.error(`Execution ${record.input.jobId} ended ${end.status}, and its clean-up failed:`, error);
    }
  };

  return {
    async start(input) {
      if (records.has(input.jobId)) return;
      const record: ExecutionRecord = { input, status: 'RUNNING', at: { state: definition.StartAt, input } };
      records.save(record);
      run(record, { state: definition.StartAt, input });
    },
    async stop(jobId) {
      const execution = running.get(jobId);
      if (!execution) return;
      over.add(jobId);
      execution.abort();
      passes.get(jobId)?.abort();
    },
    async redrive(jobId) {
      if (running.has(jobId)) return 'running';
      const record = records.find(jobId);
      if (!record) return 'never_started';
      over.delete(jobId);
      const again: ExecutionRecord = { ...record, status: 'RUNNING', at: null };
      records.save(again);
      run(again, { state: definition.StartAt, input: record.input });
      return 'redriven';
    },
    resume() {
      const interrupted = records.running().filter((record) => !running.has(record.input.jobId));
      // A record may name a state that the machine no longer has.
      for (const record of interrupted)
        run(
          record,
          record.at !== null && record.at.state in definition.States
            ? record.at
            : { state: definition.StartAt, input: record.input },
        );
      return interrupted.length;
    },
    async shutdown() {
      isShutDown = true;
      for (const execution of [...running.values(), ...passes.values()]) execution.abort();
      await nextTurn();
      const timer = AbortSignal.timeout(shutdownMs);
      const late = new Promise((resolve) => timer.addEventListener('abort', resolve, { once: true }));
      await Promise.race([Promise.allSettled([...inFlight, ...ending]), late]);
    },
  };
}

type Failure = { status: 'FAILED' | 'TIMED_OUT' | 'ABORTED'; error: string; cause: string };
type Ending = { status: 'SUCCEEDED' } | Failure;

function readFailure(error: unknown): Failure {
  if (error instanceof ExecutionTimeoutError) {
    return { status: 'TIMED_OUT', error: 'States.Timeout', cause: error.message };
  }
  if (error instanceof ExecutionAbortedError) {
    return { status: 'ABORTED', error: error.name, cause: error.message };
  }
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (root instanceof Error) return { status: 'FAILED', error: root.name, cause: root.message };
  return { status: 'FAILED', error: 'Error', cause: String(root) };
}
