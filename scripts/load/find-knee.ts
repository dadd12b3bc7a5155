/** The measurements of one load level. */
export type Level = { workers: number; jobs: number; jobsPerSecond: number; p50Ms: number; p95Ms: number };

/** The value that so many of the values are at or below, `share` of 0 to 1; 0 of none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

/** If twice the workers gain less than this, the extra ones only wait. */
const worthwhileGain = 1.1;

/**
 * The knee: the last level that was worth its workers, each level having twice those of the one before. Past it the
 * throughput stays and the time of a job grows with the load.
 */
export const findKnee = (levels: readonly Level[]): Level | null => {
  let knee = levels[0] ?? null;
  for (const level of levels.slice(1)) {
    if (!knee || level.jobsPerSecond < knee.jobsPerSecond * worthwhileGain) break;
    knee = level;
  }
  return knee;
};
