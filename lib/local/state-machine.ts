import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { JobRunner } from '#ports';
import { type Failure, readFailure } from './execution-failure.ts';
import { createExecutionRecords, type ExecutionRecord } from './execution-records.ts';
import { createInterpreter, type Execution, type InterpreterOptions } from './interpreter.ts';
import type { Json } from './lambda-call.ts';

/** The failure of an execution. In the cloud, EventBridge reports it. */
export type ExecutionFailure = Failure & { input: MachineInput };

export type LocalStateMachine = JobRunner & {
  /** Resumes the executions that the last stop interrupted, each from its state. Returns their number. */
  resume(): number;
  /** Stops the interpreter without ending the executions. After the next start, `resume` continues them. */
  shutdown(): Promise<void>;
};

export type StateMachineOptions = InterpreterOptions & {
  recordsDir: string;
  onFailure(failure: ExecutionFailure): Promise<void>;
};

type Ending = { status: 'SUCCEEDED' } | Failure;

/** The time that a shutdown waits for running stages. */
const shutdownMs = 3_000;

/** Runs the cloud's state machines in this process, one execution per job. */
export function createStateMachine(options: StateMachineOptions): LocalStateMachine {
  const records = createExecutionRecords(options.recordsDir);
  const running = new Map<string, Execution>();
  /** Jobs whose execution has ended or was stopped. */
  const over = new Set<string>();
  const ending = new Set<Promise<unknown>>();
  let isShutDown = false;

  const isStopped = (jobId: string): boolean => isShutDown || over.has(jobId);
  const { definition, passes, inFlight, ...interpreter } = createInterpreter(options, isStopped);
  const begin = (input: Json) => ({ state: definition.StartAt, input });

  const run = (record: ExecutionRecord, from: { state: string; input: Json }) => {
    const { jobId } = record.input;
    const execution = interpreter.run(jobId, from);
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
      if (isStopped(record.input.jobId)) return;
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
      console.error(
        `Execution ${record.input.jobId} ended with status ${end.status}, and its cleanup failed:`,
        error,
      );
    }
  };

  return {
    async start(input) {
      if (records.has(input.jobId)) return;
      const record: ExecutionRecord = { input, status: 'RUNNING', at: begin(input) };
      records.save(record);
      run(record, begin(input));
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
      run(again, begin(record.input));
      return 'redriven';
    },
    resume() {
      const interrupted = records.running().filter((record) => !running.has(record.input.jobId));
      // A record may name a state that the machine no longer has.
      for (const record of interrupted)
        run(
          record,
          record.at !== null && record.at.state in definition.States ? record.at : begin(record.input),
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
