import { daySeconds, minuteMs } from '#contracts/durations.ts';

/** Time limits of a run, in seconds. The state machine uses the same numbers. */
export const jobRun = {
  /** Time to upload the images of a run. A run without its uploads is then refunded. */
  uploadSeconds: 1800,
  /** One attempt at one stage. */
  taskSeconds: 60,
  /** The whole execution, including retries. */
  machineSeconds: 600,
  /** One pass through the steps. An Express workflow may take at most 300. */
  passSeconds: 240,
  /** After this time, the sweep starts a reserved job that its own request did not start. */
  startGraceSeconds: 30,
  /** A job that runs this much longer than the machine allows is ended and refunded. */
  reapGraceSeconds: 60,
  /** The lifetime of outputs that only later stages read, so that a failed run can be investigated. */
  interimSeconds: 7 * daySeconds,
} as const;

/** The time for which a repeated request with the same Idempotency-Key gets the same response. */
export const idempotencyHours = 24;
/** The lifetime of a visitor's run. Nobody can list these runs. */
export const anonymousJobDays = 30;
/** The time for which a visitor's free run is remembered: longer than any month, and than the run itself. */
export const demoCreditDays = 62;
/** The lifetime of a browser's copy of a result, in milliseconds. */
export const resultCacheMs = 30 * minuteMs;
