import { expect } from 'vitest';
import type { Deps, JobRecord } from '#ports';

/**
 * What a job gave back. Jobs of releases up to 0.1 do not record it: a run that failed or was canceled gave back its
 * whole charge then.
 */
const refundedBy = ({ status, costHalfCredits, refundedHalfCredits }: JobRecord): number =>
  refundedHalfCredits ?? (status === 'failed' || status === 'cancelled' ? costHalfCredits : 0);

/**
 * What must hold of a user's credits and jobs after anything that may have happened. Jobs that ended before
 * `recordedSince` may be of a release that did not record their refunds.
 */
export const expectSoundBooks = async (
  deps: Pick<Deps, 'credits' | 'jobs'>,
  userId: string,
  recordedSince = '',
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
    const refunded = refundedBy(job);
    expect(refunds.map((refund) => refund.halfCredits)).toEqual(refunded > 0 ? [refunded] : []);
    if (job.status === 'failed') expect(refunded).toBe(job.costHalfCredits);
    // Only a cancel after a paid call, and what a completed run lost through our fault, give back another part.
    if (job.status === 'cancelled') expect([0, job.costHalfCredits]).toContain(refunded);
    if (job.endedAt === null) expect(job.refundedHalfCredits).toBeNull();
    else if (job.endedAt >= recordedSince) expect(job.refundedHalfCredits).not.toBeNull();
  }
  const ids = new Set(jobs.map(({ id }) => id));
  expect(entries.filter(({ jobId }) => jobId !== null && !ids.has(jobId))).toEqual([]);
  return { jobs, halfCredits };
};
