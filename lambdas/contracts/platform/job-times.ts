import { daySeconds, minuteMs } from '#contracts/durations.ts';

/** The time limits of a run, in seconds. The state machine has the same numbers. */
export const jobRun = {
  /** The time to upload the images of a run. A run without its uploads is refunded after it. */
  uploadSeconds: 1800,
  /** One attempt of one stage. */
  taskSeconds: 60,
  /** The whole execution, retries included. */
  machineSeconds: 600,
  /** One pass of the steps. An Express workflow gets at most 300. */
  passSeconds: 240,
  /** After this, the sweep starts a reserved job that its own request did not start. */
  startGraceSeconds: 30,
  /** A job that runs this much longer than the machine allows is ended and refunded. */
  reapGraceSeconds: 60,
  /** How long outputs that only later stages read are kept: enough to investigate a failed run. */
  interimSeconds: 7 * daySeconds,
} as const;

/** How long a repeated request with the same Idempotency-Key gets the same answer. */
export const idempotencyHours = 24;
/** How long a run of a visitor without an account is kept. Nobody can list these runs. */
export const anonymousJobDays = 30;
/** How long a browser keeps its copy of a result, in milliseconds. */
export const resultCacheMs = 30 * minuteMs;
