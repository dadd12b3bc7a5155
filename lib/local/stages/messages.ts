import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { FaultKind, FaultPort } from '#lib/local/dev/faults.ts';
import type { DepsOverrides } from '#runtime/deps.ts';

/** What the stages of one stack are told of it: plain data, since threads share nothing else. */
export type StageSettings = {
  /** The environment, as a function of the cloud has it. */
  readonly variables: Readonly<Record<string, string>>;
} & Pick<DepsOverrides, 'dynamodb' | 's3' | 'sqs'>;

/** What testers may have changed since the last stage ran. */
export type TesterState = {
  /** How far the product's clock is ahead of the machine's, in milliseconds. */
  readonly clockOffsetMs: number;
  /** Loopback hosts that the page fetcher may read. */
  readonly allowedHosts: readonly string[];
};

type Run = { readonly id: number; readonly status: JobStatus; readonly input: unknown };

/** To the thread. `stack` tells the stacks of a process apart. */
export type ToThread =
  | { kind: 'open'; stack: number; settings: StageSettings }
  | { kind: 'close'; stack: number }
  | ({ kind: 'run'; stack: number; testers: TesterState } & Run)
  | { kind: 'fault'; id: number; fault: FaultKind | null };

export type LogLevel = 'info' | 'warn' | 'error';

/** From the thread. An error crosses as the machine sees it: by its name and message. */
export type FromThread =
  | { kind: 'warm' }
  | { kind: 'done'; id: number; output: MachineInput }
  | { kind: 'failed'; id: number; error: Pick<Error, 'name' | 'message' | 'stack'> }
  | { kind: 'log'; stack: number; level: LogLevel; message: string; fields: Record<string, unknown> }
  | { kind: 'take-fault'; stack: number; id: number; port: FaultPort };
