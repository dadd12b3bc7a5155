import { expect } from 'vitest';
import type { Deps, JobRecord } from '#ports';

/** What must hold of a user's credits and jobs after anything that may have happened. */
export const expectSoundBooks = async (
  deps: Pick<Deps, 'credits' | 'jobs'>,
  userId: string,
): Promise<{ jobs: JobRecord[]; halfCredits: number }> => {
  const { halfCredits, entries: count } = await deps.credits.balance(userId);
  const entries = (await deps.credits.entries(userId, 1, count)).reverse();
  const jobs = await deps.jobs.listByUser(userId, { limit: 2000, after: null });
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
  expect(entries.reduce((sum, entry) => sum + entry.halfCredits, 0)).toBe(halfCredits);
  let running = 0;
  for (const entry of entries) {
    running += entry.halfCredits;
    expect(entry.balanceAfter).toBe(running);
    expect(entry.balanceAfter).toBeGreaterThanOrEqual(0);
  }
  for (const job of jobs) {
    const ofJob = entries.filter(({ jobId }) => jobId === job.id);
    const charges = ofJob.filter(({ kind }) => kind === 'charge');
    const refunds = ofJob.filter(({ kind }) => kind === 'refund');
    expect(charges.map((charge) => charge.halfCredits)).toEqual([-job.costHalfCredits]);
    expect(refunds.length).toBe(job.status === 'failed' || job.status === 'cancelled' ? 1 : 0);
  }
  const ids = new Set(jobs.map(({ id }) => id));
  expect(entries.filter(({ jobId }) => jobId !== null && !ids.has(jobId))).toEqual([]);
  return { jobs, halfCredits };
};
