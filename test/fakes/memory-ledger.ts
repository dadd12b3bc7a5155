import { demoFailuresPerMonth, demoRunsPerNetwork, exampleRunsPerMonth } from '#contracts/billing/plans.ts';
import { finalStatuses } from '#contracts/jobs/job-status.ts';
import { type JobType, tools } from '#contracts/product.ts';
import { monthKey } from '#domain/credits/calendar-month.ts';
import { describeRefund } from '#domain/credits/describe-refund.ts';
import { refundOf } from '#domain/jobs/settle-run.ts';
import { makeSlug } from '#domain/jobs/slugs.ts';
import type { JobEnding, JobLedger, JobOrder, JobRecord, LedgerEntry, ReserveOutcome } from '#ports';
import type { MemoryState } from './memory-state.ts';
import { addEndingEvents } from './memory-webhooks.ts';

export const hasEnded = ({ status }: JobRecord): boolean =>
  (finalStatuses as readonly string[]).includes(status);

export const move = (
  state: MemoryState,
  userId: string,
  entry: Omit<LedgerEntry, 'userId' | 'number' | 'balanceAfter'>,
): void => {
  const entries = state.entries.get(userId) ?? [];
  const balanceAfter = (entries.at(-1)?.balanceAfter ?? 0) + entry.halfCredits;
  state.entries.set(userId, [...entries, { ...entry, userId, number: entries.length + 1, balanceAfter }]);
};

export const balanceOf = (state: MemoryState, userId: string): number =>
  state.entries.get(userId)?.at(-1)?.balanceAfter ?? 0;

const earlier = (state: MemoryState, { job, idempotency }: JobOrder): ReserveOutcome | null => {
  const found = idempotency && state.requests.get(`${job.userId ?? job.visitor} ${idempotency.key}`);
  if (!found || found.expiresAt * 1000 <= Date.parse(job.createdAt)) return null;
  return found.requestSha256 === idempotency.requestSha256
    ? { kind: 'repeated', jobId: found.jobId }
    : { kind: 'key_reused' };
};

const demoKey = ({ visitor, createdAt }: Pick<JobRecord, 'visitor' | 'createdAt'>): string =>
  `${visitor} ${monthKey(new Date(createdAt))}`;

const nextNumber = ({ jobs }: MemoryState, userId: string, jobType: JobType): number =>
  [...jobs.values()].filter((other) => other.userId === userId && other.jobType === jobType).length + 1;

const pay = (state: MemoryState, order: JobOrder): JobRecord | 'no_credits' | 'demo_used' => {
  const { job } = order;
  if (job.userId === null) {
    if (order.isExample) {
      const key = `example#${order.network ?? job.visitor} ${monthKey(new Date(job.createdAt))}`;
      const runs = state.demoNetworks.get(key) ?? 0;
      if (runs >= exampleRunsPerMonth) return 'demo_used';
      state.demoNetworks.set(key, runs + 1);
      return { ...job, sequentialNumber: null, slug: null };
    }
    const taken = state.demos.get(demoKey(job));
    if (taken?.isReleased === false) return 'demo_used';
    if (order.network) {
      const key = `${order.network} ${monthKey(new Date(job.createdAt))}`;
      const runs = state.demoNetworks.get(key) ?? 0;
      if (runs >= demoRunsPerNetwork) return 'demo_used';
      state.demoNetworks.set(key, runs + 1);
    }
    state.demos.set(demoKey(job), { jobId: job.id, isReleased: false, failures: taken?.failures ?? 0 });
    return { ...job, sequentialNumber: null, slug: null };
  }
  if (balanceOf(state, job.userId) < job.costHalfCredits) return 'no_credits';
  const { userId, jobType, createdAt } = job;
  const sequentialNumber = nextNumber(state, userId, jobType);
  const halfCredits = -job.costHalfCredits;
  const description = tools[jobType].name;
  move(state, userId, { kind: 'charge', halfCredits, description, jobId: job.id, createdAt });
  return { ...job, sequentialNumber, slug: makeSlug(jobType, sequentialNumber) };
};

const releaseDemo = (state: MemoryState, job: JobRecord): void => {
  const taken = state.demos.get(demoKey(job));
  if (taken?.jobId !== job.id || taken.failures >= demoFailuresPerMonth) return;
  state.demos.set(demoKey(job), { ...taken, isReleased: true, failures: taken.failures + 1 });
};

const giveBack = (state: MemoryState, job: JobRecord, ending: JobEnding): number => {
  const halfCredits = job.userId === null ? 0 : refundOf(job, ending);
  if (job.userId !== null && halfCredits > 0) {
    const description = describeRefund(job.jobType, ending.status);
    move(state, job.userId, {
      kind: 'refund',
      halfCredits,
      description,
      jobId: job.id,
      createdAt: ending.at,
    });
  } else if (ending.status === 'failed' && ending.releasesDemo) releaseDemo(state, job);
  return halfCredits;
};

/** The ledger in memory. Nothing can happen between a method's steps, so each method is a transaction. */
export const createMemoryLedger = (state: MemoryState): JobLedger => ({
  reserve: async (order) => {
    const before = earlier(state, order);
    if (before) return before;
    const job = pay(state, order);
    if (typeof job === 'string') return { kind: job };
    state.jobs.set(job.id, job);
    state.inputs.set(job.id, order.input);
    state.outbox.set(job.id, order.startBy);
    if (order.idempotency)
      state.requests.set(`${job.userId ?? job.visitor} ${order.idempotency.key}`, {
        ...order.idempotency,
        jobId: job.id,
      });
    return { kind: 'reserved', job };
  },
  claim: async (jobId, { userId, claimSha256, at }) => {
    const job = state.jobs.get(jobId);
    if (!job || (job.expiresAt !== null && job.expiresAt * 1000 <= Date.parse(at)))
      return { kind: 'refused' };
    if (job.userId === userId) return { kind: 'claimed', job };
    if (job.userId !== null || job.claimSha256 !== claimSha256) return { kind: 'refused' };
    if (!hasEnded(job)) return { kind: 'running' };
    if (job.status !== 'completed' || !state.entries.has(userId)) return { kind: 'refused' };
    const sequentialNumber = nextNumber(state, userId, job.jobType);
    const slug = makeSlug(job.jobType, sequentialNumber);
    const mine = { userId, visitor: null, claimSha256: null, expiresAt: null, sequentialNumber, slug };
    state.jobs.set(jobId, { ...job, ...mine });
    return { kind: 'claimed', job: { ...job, ...mine } };
  },
  end: async (jobId, ending) => {
    const job = state.jobs.get(jobId);
    if (!job) return { kind: 'missing' };
    if (hasEnded(job)) return { kind: 'already_ended', job };
    const failure = ending.status === 'failed' ? ending.failure : null;
    const refundedHalfCredits = giveBack(state, job, ending);
    const { status, at } = ending;
    const ended = {
      ...job,
      status,
      failure,
      refundedHalfCredits,
      updatedAt: at,
      endedAt: at,
      ...(ending.status === 'completed' && ending.title && { title: ending.title }),
    };
    state.jobs.set(jobId, ended);
    state.outbox.delete(jobId);
    return { kind: 'ended', job: ended, deliveries: addEndingEvents(state, ended, at) };
  },
});
