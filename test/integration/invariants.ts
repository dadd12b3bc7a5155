import { expect } from 'vitest';
import type { Deps, JobRecord } from '#ports';

/**
 * The credits that a job gave back. Jobs of releases up to 0.1 do not record them: back then, a run that failed or was
 * canceled gave back its whole charge.
 */
const refundedBy = ({ status, costHalfCredits, refundedHalfCredits }: JobRecord): number =>
  refundedHalfCredits ?? (status === 'failed' || status === 'cancelled' ? costHalfCredits : 0);

/**
 * The rules that a user's credits and jobs must satisfy, whatever has happened. Jobs that ended before `recordedSince`
 * may come from a release that did not record their refunds.
 */
export const expectConsistentLedger = async (
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
    // Only a cancellation after a paid call, and what a completed run lost through our fault, give back a different
    // share.
    if (job.status === 'cancelled') expect([0, job.costHalfCredits]).toContain(refunded);
    if (job.endedAt === null) expect(job.refundedHalfCredits).toBeNull();
    else if (job.endedAt >= recordedSince) expect(job.refundedHalfCredits).not.toBeNull();
  }
  const ids = new Set(jobs.map(({ id }) => id));
  expect(entries.filter(({ jobId }) => jobId !== null && !ids.has(jobId))).toEqual([]);
  return { jobs, halfCredits };
};
