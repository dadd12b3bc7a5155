// Continues from what each captured release stored: today's writes accept old items.
import { describe, expect, it } from 'vitest';
import { finalStatuses, type JobStatus, jobStatuses } from '#contracts/jobs/job-status.ts';
import { kindOf } from '#stores/table/partition.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { failJob } from '#usecases/jobs/end/fail-job.ts';
import { getJobStatus } from '#usecases/jobs/get-job-status.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { deleteUser } from '#usecases/operator/delete-user.ts';
import { finishDeletions } from '#usecases/operator/finish-deletions.ts';
import { scan } from '../../../scripts/capture/capture-items.ts';
import { operator, people } from '../../../scripts/capture/people.ts';
import { month, state, subscriptionIds } from '../../../scripts/capture/write-billing.ts';
import { expectConsistentLedger } from '../invariants.ts';
import { releases, startReleases } from './open-release.ts';

const openRelease = startReleases();
type Release = Awaited<ReturnType<typeof openRelease>>;
const mara = { userId: people.mara.userId, visitor: people.visitor };
const { userId: jon } = people.jon;

const request = {
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input:
    'Sourdough bread needs a sourdough starter. A sourdough starter is flour and water that ferments.',
} as const;

const runningJob = async ({ deps }: Release) => {
  const jobs = await deps.jobs.listByUser(mara.userId, { limit: 20, after: null });
  const job = jobs.find(({ status }) => status === 'assets_preparation');
  if (!job) throw new Error('There is no job under way.');
  return job;
};
const balance = async ({ deps }: Release, userId: string = mara.userId): Promise<number> =>
  (await deps.credits.balance(userId)).halfCredits;
const isFinal = (status: JobStatus): boolean => finalStatuses.some((final) => final === status);

describe.each(releases)('on items that %s stored', (name) => {
  it('a user starts the next run, which is numbered and charged', async () => {
    const release = await openRelease(name);
    const before = await balance(release);
    const { job_id: jobId } = await createJob(release.deps, { caller: mara, request });
    const [input] = release.deps.jobRunner.started;
    if (!input) throw new Error('The run was not started.');
    await runMachine(release.deps, input);
    const { status, final_result } = await getJobStatus(release.deps, { caller: mara, jobId });
    expect([status, final_result?.receipt.credits.state]).toEqual(['completed', 'settled']);
    expect(await release.deps.jobs.find(jobId)).toMatchObject({
      sequentialNumber: 5,
      slug: 'seo-optimizer-5',
    });
    expect(await balance(release)).toBe(before - 2);
    await expectConsistentLedger(release.deps, mara.userId, release.capturedAt);
  });

  it('a repeated request gets its earlier answer', async () => {
    const release = await openRelease(name);
    const job = await runningJob(release);
    const idempotencyKey = 'f6f6f6f6-0000-4000-8000-000000000006';
    const repeated = { ...request, context_input: job.input.text ?? '' };
    expect(await createJob(release.deps, { caller: mara, request: repeated, idempotencyKey })).toEqual({
      job_id: job.id,
    });
  });

  it('a run in progress continues to its end', async () => {
    const release = await openRelease(name);
    const { id: jobId, jobType, contextKind } = await runningJob(release);
    await runMachine(release.deps, { jobId, jobType, contextKind });
    const { final_result } = await getJobStatus(release.deps, { caller: mara, jobId });
    expect(final_result?.selected_keywords.length).toBeGreaterThan(4);
    await expectConsistentLedger(release.deps, mara.userId, release.capturedAt);
  });

  it('a run in progress fails or is canceled, and refunds its charge once', async () => {
    const release = await openRelease(name);
    const before = await balance(release);
    const { id: jobId } = await runningJob(release);
    const error = { Error: 'JobInterrupted' };
    expect(await failJob(release.deps, { jobId, error })).toMatchObject({ kind: 'ended' });
    expect(await failJob(release.deps, { jobId, error })).toMatchObject({ kind: 'already_ended' });
    expect(await cancelJob(release.deps, { caller: mara, jobId })).toMatchObject({ status: 'failed' });
    expect(await balance(release)).toBe(before + 2);
    const other = await openRelease(name);
    expect(await cancelJob(other.deps, { caller: mara, jobId })).toMatchObject({ status: 'cancelled' });
    expect(await balance(other)).toBe(before + 2);
    await expectConsistentLedger(other.deps, mara.userId, other.capturedAt);
  });

  it('a run in any status moves forward, never back', async () => {
    const { deps, items } = await openRelease(name);
    const at = deps.clock.now().toISOString();
    const stored = items.filter((item) => kindOf(item) === 'job' && item.visitor === people.visitor);
    const idOf = (status: JobStatus) => stored.find((job) => job.status === status)?.jobId;
    const order = jobStatuses.filter((status) => !isFinal(status) && idOf(status) !== undefined);
    expect(order.length).toBeGreaterThan(11);
    for (const [place, status] of order.entries()) {
      const jobId = String(idOf(status));
      for (const earlier of order.slice(0, place))
        expect(await deps.jobs.advance(jobId, earlier, at)).toMatchObject({ kind: 'ahead' });
      for (const later of order.slice(place))
        expect(await deps.jobs.advance(jobId, later, at)).toMatchObject({ kind: 'advanced' });
    }
    const ended = items.find((item) => kindOf(item) === 'job' && item.status === 'completed');
    const late = await deps.jobs.advance(String(ended?.jobId), 'final_output_preparation', at);
    expect(late).toMatchObject({ kind: 'ended' });
  });

  it('a month of free credits ends, and the next begins', async () => {
    const release = await openRelease(name);
    release.deps.clock.set('2026-11-01T08:00:00.000Z');
    const profile = await release.signUp(people.mara);
    expect(profile.nextFreeCreditDate).toBe('2026-12-01T08:00:00.000Z');
    expect(await balance(release)).toBe(10);
    await expectConsistentLedger(release.deps, mara.userId, release.capturedAt);
  });

  it('a payment grants its credits, a refund takes its share, and each counts once', async () => {
    const release = await openRelease(name);
    const { paidCredits, clock } = release.deps;
    const at = clock.now().toISOString();
    const before = await balance(release, jon);
    const period = { start: '2026-11-08T09:00:00.000Z', end: '2026-12-08T09:00:00.000Z' };
    expect(await paidCredits.grant(jon, month, 'creator', at)).toBe('repeated');
    expect(await paidCredits.grant(jon, { ...month, transactionId: 'txn_04', period }, 'creator', at)).toBe(
      'given',
    );
    // A month of Creator is 80 half-credits; 5% of them roll over.
    expect(await balance(release, jon)).toBe(Math.min(before, 4) + 80);
    const refund = { action: 'refund', status: 'approved', totalCents: 1900, subscriptionId: null };
    const { transactionId } = month;
    const clawBack = (adjustmentId: string) =>
      paidCredits.clawBack(jon, { ...refund, adjustmentId, transactionId }, at);
    expect(await clawBack('adj_01refund')).toBe('repeated');
    expect(await clawBack('adj_02')).toBe('taken');
    // 20 of the 80 went back with the refund before.
    expect(await balance(release, jon)).toBe(Math.min(before, 4) + 80 - 60);
    await expectConsistentLedger(release.deps, jon, release.capturedAt);
  });

  it('a state of the subscription counts if it is newer than the stored one', async () => {
    const { deps } = await openRelease(name);
    const at = '2026-10-10T09:00:00.250000Z';
    const record = (type: string, changes: Parameters<typeof state>[0]) =>
      recordSubscriptionState(deps, jon, { subscription: state(changes), at }, { type, eventId: 'evt_0' });
    expect(await record('subscription.activated', { status: 'trialing' })).toMatchObject({
      status: 'active',
    });
    expect(await record('subscription.past_due', { status: 'past_due' })).toMatchObject({
      status: 'past_due',
    });
    const canceledAt = '2026-10-12T09:00:00.000Z';
    const end = { status: 'canceled', canceledAt, period: null } as const;
    expect(await record('subscription.canceled', end)).toMatchObject({ status: 'canceled', held: null });
    expect(await deps.users.find(jon)).toMatchObject({ plan: 'free', nextFreeCreditDate: canceledAt });
    await deps.subscriptions.setReview(subscriptionIds.running, null);
    expect(await deps.subscriptions.listDueForReview('2027-01-01T00:00:00.000Z', 10)).toHaveLength(1);
  });

  it('deletions start and finish, and leave nothing', async () => {
    const { deps, table } = await openRelease(name);
    const payments = { ...deps.payments, end: async () => ({ subscription: state({}), at: '' }) };
    const command = { actor: operator, user: mara.userId, reason: 'Asked for it.' };
    expect(await deleteUser({ ...deps, payments }, command)).toMatchObject({ jobs: 6, left: 0 });
    deps.clock.advance(2 * 3600);
    expect(await finishDeletions({ ...deps, payments }, { actor: operator })).toEqual({ finished: 2 });
    const left = (await scan(table)).filter((item) => JSON.stringify(item).includes(mara.userId));
    // The counter of calls goes by itself, within minutes.
    const kinds = new Set(left.map(kindOf));
    expect(kinds).toEqual(new Set(['profile', 'audit', 'deletion', 'rate_count']));
  });
});
