// The items that each captured release stored, read through today's stores and use cases.

import { beforeAll, describe, expect, it } from 'vitest';
import { jobDetail } from '#contracts/jobs/job.ts';
import { stageOutputs } from '#contracts/jobs/stage-output.ts';
import { kindOf } from '#stores/table/partition.ts';
import { notEmpty } from '#test/not-empty.ts';
import { listApiKeys } from '#usecases/accounts/api-keys/list-api-keys.ts';
import { getSubscription } from '#usecases/billing/get-subscription.ts';
import { getCreditHistory } from '#usecases/credits/get-credit-history.ts';
import { getJob } from '#usecases/jobs/get-job.ts';
import { listJobs } from '#usecases/jobs/list-jobs.ts';
import { exportJobs } from '#usecases/operator/export-jobs.ts';
import { exportUser } from '#usecases/operator/export-user.ts';
import { operator, people } from '../../../scripts/capture/people.ts';
import { subscriptionIds } from '../../../scripts/capture/write-billing.ts';
import { cached } from '../../../scripts/capture/write-operations.ts';
import { expectConsistentLedger } from '../invariants.ts';
import { releases, startReleases, thisCode } from './open-release.ts';

const openRelease = startReleases();
const mara = { userId: people.mara.userId, visitor: people.visitor };
const jon = { userId: people.jon.userId, visitor: people.visitor };

const isStageOutput = (name: string): name is keyof typeof stageOutputs => name in stageOutputs;

describe.each([...releases, thisCode])('today’s code reads, as stored by %s,', (release) => {
  let opened: Awaited<ReturnType<typeof openRelease>>;
  beforeAll(async () => {
    opened = await openRelease(release);
  });

  it('profiles of a free user, an administrator with a plan, and a deleted user', async () => {
    const { users } = opened.deps;
    expect(await users.find(mara.userId)).toEqual({
      userId: mara.userId,
      email: people.mara.email,
      fullName: 'Mara',
      role: 'user',
      plan: 'free',
      firstLogin: true,
      trialUsed: false,
      createdAt: '2026-09-01T08:00:00.000Z',
      nextFreeCreditDate: '2026-11-01T08:00:00.000Z',
      sessionsEndedAt: null,
      closedAt: null,
    });
    expect(await users.find(jon.userId)).toMatchObject({
      fullName: 'Jon Berg',
      role: 'admin',
      plan: 'pro',
      firstLogin: false,
      trialUsed: true,
      nextFreeCreditDate: null,
      sessionsEndedAt: expect.stringContaining('2026-10-13T08:0'),
    });
    expect(await users.find(people.ada.userId)).toMatchObject({ email: '', closedAt: expect.any(String) });
    expect(await users.isSessionEnded(jon.userId, `session-of-${people.jon.email}`)).toBe(true);
  });

  it('a ledger with every kind of entry whose sum is the balance', async () => {
    const { jobs } = await expectConsistentLedger(opened.deps, mara.userId, opened.capturedAt);
    expect(jobs).toHaveLength(6);
    await expectConsistentLedger(opened.deps, jon.userId, opened.capturedAt);
    const histories = await Promise.all(
      [mara, jon].map((caller) => getCreditHistory(opened.deps, { caller, page: 1, limit: 50 })),
    );
    const kinds = histories.flatMap(({ transactions }) => transactions.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['grant', 'charge', 'refund', 'expiry', 'clawback']));
  });

  it('runs of every tool with inputs and results, by id and by slug', async () => {
    const { jobs } = await listJobs(opened.deps, { caller: mara, limit: 20 });
    expect(jobs.map(({ job_type, status }) => `${job_type} ${status}`).sort()).toEqual([
      'image_analyzer completed',
      'keyword_evaluator completed',
      'keyword_optimizer assets_preparation',
      'keyword_optimizer cancelled',
      'keyword_optimizer completed',
      'keyword_optimizer failed',
    ]);
    for (const { id, slug, status, job_type } of notEmpty(jobs)) {
      const job = jobDetail.parse(await getJob(opened.deps, { caller: mara, reference: id }));
      expect(job).toEqual(await getJob(opened.deps, { caller: mara, reference: slug ?? '' }));
      expect(job.final_result !== null).toBe(status === 'completed');
      expect(job.error_message !== null).toBe(status === 'failed');
      const isOfText = job_type === 'keyword_optimizer' && status !== 'failed';
      expect(job.text_input?.startsWith('# Cold brew coffee') ?? false).toBe(isOfText);
    }
  });

  it('every output of a stage, with all its fields', async () => {
    const { outputs } = opened.deps;
    const stored = opened.items.filter((item) => kindOf(item) === 'job_output');
    expect(stored.length).toBeGreaterThan(9);
    for (const { jobId, name } of notEmpty(stored)) {
      const value = await outputs.read(String(jobId), String(name));
      const [output = ''] = String(name).split('#');
      if (!isStageOutput(output)) throw new Error(`No stage reads the output "${name}".`);
      expect(stageOutputs[output].parse(value)).toEqual(value);
    }
  });

  it('images with their texts', async () => {
    const image = opened.items.find((item) => kindOf(item) === 'image');
    const [record] = await opened.deps.images.listByJob(String(image?.jobId));
    expect(record).toMatchObject({ fileName: 'starter-jar.png', mimeType: 'image/png', place: 0 });
    expect(record?.title).toBe('Starter jar');
    expect(record?.description).toContain('starter jar');
  });

  it('a subscription with its held plan, its payments, refunds and events', async () => {
    const { subscriptions, paidCredits, paymentInbox } = opened.deps;
    expect(await getSubscription(opened.deps, { caller: jon })).toMatchObject({
      subscription: { subscription_id: subscriptionIds.running, subscription_status: 'active', plan: 'pro' },
    });
    const [running, ended] = await subscriptions.list(jon.userId);
    expect(running).toMatchObject({
      scheduledChange: { action: 'cancel' },
      held: { plan: 'pro' },
      hadTrial: true,
    });
    expect(ended).toMatchObject({ status: 'canceled', canceledAt: '2026-09-20T09:00:00.000Z' });
    expect(await subscriptions.ownerOf(subscriptionIds.running)).toBe(jon.userId);
    const due = await subscriptions.listDueForReview('2026-10-14T09:00:00.000Z', 10);
    expect(due).toContainEqual({
      userId: jon.userId,
      subscriptionId: subscriptionIds.running,
      failingSince: '2026-10-13T09:00:00.000Z',
    });
    const grants = await paidCredits.list(jon.userId);
    expect(grants.map(({ offer }) => offer).sort()).toEqual(['creator', 'trial']);
    expect(await paidCredits.listClawbacks(jon.userId)).toMatchObject([{ owedHalfCredits: 20 }]);
    const parked = await paymentInbox.listParked('sub_02unknown');
    expect(parked.map(({ kind }) => kind)).toEqual(['payment', 'adjustment']);
    expect(await paymentInbox.isDone('evt_01done')).toBe(true);
    expect(await paymentInbox.mark('adjustments')).toBe('adj_01refund');
  });

  it('API keys, the audit trail and deletions', async () => {
    const { deps } = opened;
    const { keys } = await listApiKeys(deps, { caller: jon, availability: 'soon' });
    expect(keys).toMatchObject([{ key_prefix: 'sk_ExAmPlE0' }]);
    const trails = await Promise.all([mara, jon].map(({ userId }) => deps.audit.list(userId)));
    expect(trails).toMatchObject([
      [{ action: 'grant-credits', outcome: 'done', actor: operator }],
      [{ action: 'make-admin', reason: 'Joined support.' }],
    ]);
    const open = await deps.userData.openDeletions('2026-10-14T00:00:00.000Z', 10);
    expect(open).toMatchObject([
      { userId: people.ada.userId, watchedJobs: [expect.anything(), expect.anything()] },
    ]);
    expect(await deps.userData.findDeletion(people.leo.userId)).toBeNull();
  });

  it('caches, the outbox, a used demo run and counted calls', async () => {
    const { deps, stores } = opened;
    const page = await stores.pageCache.get(cached.url);
    expect(new TextDecoder().decode(page?.body)).toBe(cached.html);
    const figures = await stores.marketDataCache.get(cached.source, cached.locale, [cached.keyword]);
    // Release 0.1 kept them under a key that nothing reads anymore, so they are bought again.
    const isKept = opened.items.some((item) => kindOf(item) === 'market_metrics');
    expect(figures.get(cached.keyword)?.searchVolume).toBe(isKept ? 60_500 : undefined);
    expect(await deps.outbox.due('2026-10-13T12:00:00.000Z', 10)).toHaveLength(2);
    expect(await deps.demoCredits.isUsed(people.visitor, '2026-10')).toBe(true);
    const counted = opened.items.find((item) => kindOf(item) === 'rate_count');
    const startsAt = new Date(String(counted?.startedAt));
    const window = { startsAt, endsAt: new Date(startsAt.getTime() + 60_000) };
    expect(await deps.rateLimits.take(String(counted?.key), window, 1)).toBeNull();
  });

  it('all data of a user in an export', async () => {
    const command = { actor: operator, user: mara.userId, reason: 'Asked for it.' };
    const { items } = await exportUser(opened.deps, command);
    expect(items).toMatchObject({ profile: [{ email: people.mara.email }], idempotency: [{}] });
    const { jobs } = await exportJobs(opened.deps, { ...command, after: null });
    expect(jobs.flatMap(({ images }) => images)).toHaveLength(1);
  });
});
