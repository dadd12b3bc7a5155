import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { FaultKind, FaultPort } from '#lib/local/dev/faults.ts';
import type { DepsOverrides } from '#runtime/deps.ts';

/** What the stages of one stack receive about it: plain data, because threads share nothing else. */
export type StageSettings = {
  /** The environment of a cloud function. */
  readonly variables: Readonly<Record<string, string>>;
} & Pick<DepsOverrides, 'dynamodb' | 's3' | 'sqs'>;

/** Settings that testers may have changed since the last stage ran. */
export type TesterState = {
  /** The product's time minus the machine's, in milliseconds. */
  readonly clockOffsetMs: number;
  /** The loopback hosts that the page fetcher may read. */
  readonly allowedHosts: readonly string[];
};

type Run = { readonly id: number; readonly status: JobStatus; readonly input: unknown };

/** Messages to the thread. `stack` identifies one of the process's stacks. */
export type ToThread =
  | { kind: 'open'; stack: number; settings: StageSettings }
  | { kind: 'close'; stack: number }
  | ({ kind: 'run'; stack: number; testers: TesterState } & Run)
  | { kind: 'fault'; id: number; fault: FaultKind | null };

export type LogLevel = 'info' | 'warn' | 'error';

/** Messages from the thread. An error has the name and message that the state machine sees. */
export type FromThread =
  | { kind: 'warm' }
  | { kind: 'done'; id: number; output: MachineInput }
  | { kind: 'failed'; id: number; error: Pick<Error, 'name' | 'message' | 'stack'> }
  | { kind: 'log'; stack: number; level: LogLevel; message: string; fields: Record<string, unknown> }
  | { kind: 'take-fault'; stack: number; id: number; port: FaultPort };
