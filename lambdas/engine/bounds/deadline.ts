import { complexityDetail, contentLimits } from '#contracts/content-limits.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';

/** Asking for the time costs some microseconds: it is asked at every so many steps. */
const stepsBetween = 512;

/**
 * Processor time of this thread, in ms: a busy machine does not make a text more complex. A place that is not Node, such
 * as a browser, does not tell it, and has no deadline.
 */
const processorMs = (): number => {
  if (typeof process === 'undefined' || typeof process.threadCpuUsage !== 'function') return 0;
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The engine is synchronous, so the one piece of work that runs in a thread can keep its deadline here. */
let startedAt: number | null = null;
let allowedMs = 0;
let steps = 0;

/** Ends work that takes more than its time. To be called at each unit of work. @throws JobError ContentTooComplex */
export const checkDeadline = (): void => {
  if (startedAt === null) return;
  steps += 1;
  if (steps % stepsBetween !== 0) return;
  const taken = processorMs() - startedAt;
  if (taken > allowedMs) throw new JobError('ContentTooComplex', complexityDetail('milliseconds', taken));
};

/** Runs a step of the engine within its processor time; a step inside another has no time of its own. */
export const withinDeadline = <T>(work: () => T, ms: number = contentLimits.engineMs): T => {
  if (startedAt !== null) return work();
  allowedMs = ms;
  startedAt = processorMs();
  try {
    return work();
  } finally {
    startedAt = null;
  }
};
