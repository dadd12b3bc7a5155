/** The measurements of one load level. */
export type Level = { workers: number; jobs: number; jobsPerSecond: number; p50Ms: number; p95Ms: number };

/** The value that a `share` (0 to 1) of the values do not exceed; 0 for no values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

/** If doubling the workers gains less than this, the extra workers only wait. */
const minGain = 1.1;

/**
 * The knee: the last level whose extra workers increased throughput. Each level has twice the workers of the previous
 * one. Beyond the knee, throughput stays the same and the time of a job grows with the load.
 */
export const findKnee = (levels: readonly Level[]): Level | null => {
  let knee = levels[0] ?? null;
  for (const level of levels.slice(1)) {
    if (!knee || level.jobsPerSecond < knee.jobsPerSecond * minGain) break;
    knee = level;
  }
  return knee;
};
