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
    expect(refunds.length).toBe((job.refundedHalfCredits ?? 0) > 0 ? 1 : 0);
    for (const { halfCredits: refunded } of refunds) expect(refunded).toBe(job.refundedHalfCredits);
    if (job.status === 'failed') expect(job.refundedHalfCredits).toBe(job.costHalfCredits);
    // Only a cancel after a paid call, and what a completed run lost through our fault, give back another part.
    if (job.status === 'cancelled') expect([0, job.costHalfCredits]).toContain(job.refundedHalfCredits);
    expect(job.refundedHalfCredits === null).toBe(job.endedAt === null);
  }
  const ids = new Set(jobs.map(({ id }) => id));
  expect(entries.filter(({ jobId }) => jobId !== null && !ids.has(jobId))).toEqual([]);
  return { jobs, halfCredits };
};
