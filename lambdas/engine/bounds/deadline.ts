import { complexityDetail, contentLimits } from '#contracts/content-limits.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';

/** Reading the clock takes a few microseconds, so only one step in this many reads it. */
const stepsBetween = 512;

/**
 * The CPU time of this thread in milliseconds, because a busy machine does not make a text more complex. A runtime
 * other than Node, such as a browser, does not report it and has no deadline.
 */
const processorMs = (): number => {
  if (typeof process === 'undefined' || typeof process.threadCpuUsage !== 'function') return 0;
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The engine is synchronous: a thread runs one piece of work at a time, so a module variable holds its deadline. */
let startedAt: number | null = null;
let allowedMs = 0;
let steps = 0;

/** Ends work that exceeds its time. Call it once for each unit of work. @throws JobError ContentTooComplex */
export const checkDeadline = (): void => {
  if (startedAt === null) return;
  steps += 1;
  if (steps % stepsBetween !== 0) return;
  const taken = processorMs() - startedAt;
  if (taken > allowedMs) throw new JobError('ContentTooComplex', complexityDetail('milliseconds', taken));
};

/** Runs a step of the engine within its CPU time. A nested step shares the time of the outer one. */
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
