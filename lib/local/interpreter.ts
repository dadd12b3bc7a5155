import { ExecutionAbortedError, StateMachine } from 'aws-local-stepfunctions';
import * as z from 'zod';
import { readFailure } from './execution-failure.ts';
import { callLikeLambda, type Json } from './lambda-call.ts';
import { type Definition, parseDefinition, taskNames } from './machine-definition.ts';

export type Execution = ReturnType<StateMachine['run']>;

export type InterpreterOptions = {
  /** The text of job.asl.json. Handlers replace its `${...}` resources. */
  definition: string;
  /** The text of steps.asl.json, which the other machine's state `run` starts. */
  steps: string;
  /** The work of a Task state. Retry and Catch match the name of the error that it throws. */
  runTask(state: string, input: unknown): Promise<unknown>;
};

/** The state that starts the steps with `states:StartSyncExecution` and these parameters. */
const stepsState = 'run';
const syncExecution = z.object({ Input: z.string() });

/** Executes the two machines. A job enters no more states once `isStopped` is true for it. */
export const createInterpreter = (options: InterpreterOptions, isStopped: (jobId: string) => boolean) => {
  const definition = parseDefinition(options.definition);
  const steps = parseDefinition(options.steps);
  /** Executions of the steps, by job. */
  const passes = new Map<string, Execution>();
  const inFlight = new Set<Promise<unknown>>();

  const runTask = (state: string, jobId: string) => async (input: Json) => {
    // The interpreter enters a state once more if it is stopped during the delay before a retry.
    if (isStopped(jobId)) throw new ExecutionAbortedError();
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

  /** The response of `states:StartSyncExecution`. A failure of the steps is not an error of the call. */
  const runSteps =
    (jobId: string) =>
    async (parameters: Json): Promise<Json> => {
      if (isStopped(jobId)) throw new ExecutionAbortedError();
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

  return {
    definition,
    passes,
    inFlight,
    /** Executes the job's machine from a state on. */
    run: (jobId: string, { state, input }: { state: string; input: Json }): Execution =>
      execute({ ...definition, StartAt: state }, jobId, input),
  };
};
