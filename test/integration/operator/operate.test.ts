import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { createLocalAccount, type LocalAccount } from '#test/factories/local-account.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { articleText, visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';
import { parseCommand } from '../../../scripts/ops/commands.ts';
import { sendToLocalStack } from '../../../scripts/ops/send.ts';

let stack: LocalStack;
beforeAll(async () => {
  // The daily schedule would continue a deletion while its operator waits, and add a line to its trail.
  stack = await startLocalStack({ port: 0, dataDir: tempDir(), hasSchedules: false });
}, 30_000);
afterAll(() => stack.stop());

const password = 'Operated-1';
const signUp = (): Promise<LocalAccount & { email: string }> => {
  const email = `user-${randomUUID()}@example.com`;
  return createLocalAccount(stack.url, { email, password }).then((account) => ({ ...account, email }));
};
const asUser = ({ idToken }: LocalAccount) => {
  const api = visitorOf(stack.url, '203.0.113.20');
  const headers = { authorization: `Bearer ${idToken}` };
  return {
    me: () => api.ask('/api/me', { headers }),
    createJob: async () => {
      const body = { job_type: 'keyword_optimizer', generate_assets: true, context_input: articleText() };
      return api.ask('/api/create-job', { method: 'POST', headers, body: JSON.stringify(body) });
    },
    job: (id: unknown) => api.ask(`/api/jobs/${id}`, { headers }),
    get: (path: string) => api.ask(path, { headers }),
    post: (path: string, body: unknown) =>
      api.ask(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
};
const ended = async (userJob: () => Promise<{ body: Record<string, unknown> }>) =>
  expect.poll(async () => (await userJob()).body.status, { timeout: 20_000 }).toBe('completed');

/** The data that the simulated payment provider has stored. */
const ledger = (): {
  sent: { body: string }[];
  outgoing: unknown[];
  subscriptions: { status: string }[];
} => JSON.parse(readFileSync(join(stack.dataDir, 'payments/world.json'), 'utf8'));

/** The command as an operator types it. */
const ops = (line: readonly string[], reason?: string): Promise<unknown> =>
  sendToLocalStack(stack.url)(parseCommand(line, { reason }));

describe('an operator', () => {
  it('finds a user by address in any case, with balance, jobs and trail', async () => {
    const user = await signUp();
    await asUser(user).me();
    expect(await ops(['find-user', user.email.toUpperCase()])).toMatchObject({
      userId: user.userId,
      accounts: [{ email: user.email, status: 'CONFIRMED' }],
      profile: { role: 'user', plan: 'free' },
      credits: 5,
      recentJobs: [],
      audit: [],
    });
    await expect(ops(['find-user', 'nobody@example.com'])).rejects.toThrow(
      'No account has the address or id "nobody@example.com"',
    );
  });

  it('grants credits through the ledger with a reason, once even if the grant is typed again', async () => {
    const user = await signUp();
    const grant = randomUUID();
    await asUser(user).me();
    const type = () =>
      sendToLocalStack(stack.url)(
        parseCommand(['grant-credits', user.email, '2.5'], { reason: 'Apology for an outage', grant }),
      );
    expect(await type()).toMatchObject({ given: true, balance: 7.5, grantId: grant });
    expect(await type()).toMatchObject({ given: false, balance: 7.5 });
    await expectConsistentLedger(stack.deps, user.userId);
    expect(await ops(['find-user', user.userId])).toMatchObject({
      audit: [
        {
          action: 'grant-credits',
          outcome: 'done',
          reason: 'Apology for an outage',
          detail: { given: false },
        },
        { action: 'grant-credits', outcome: 'done', detail: { given: true, credits: 2.5 } },
      ],
    });
  });

  it.each([
    [['grant-credits', 'jane@example.com', '0.3'], 'Apology', /credits/],
    [['grant-credits', 'jane@example.com', '5'], undefined, /reason/],
    [['refund-job', 'no-id'], 'A reason', /jobId/],
    [['drop-table'], undefined, /Unknown command "drop-table"/],
  ])('gets an error message for %j', (line, reason, message) => {
    expect(() => parseCommand(line, { reason })).toThrow(message);
  });

  it('makes an administrator and revokes it, from the next request on', async () => {
    const user = await signUp();
    const { me } = asUser(user);
    expect((await me()).body).toMatchObject({ role: 'user' });
    await ops(['make-admin', user.email], 'Support engineer');
    expect((await me()).body).toMatchObject({ role: 'admin' });
    await ops(['remove-admin', user.email], 'Left support');
    expect((await me()).body).toMatchObject({ role: 'user' });
  });

  it('ends a hanging job and refunds its charge once, and is told the remedy for a job that has already ended', async () => {
    const user = await signUp();
    const api = asUser(user);
    await fetch(`${stack.url}/dev/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ port: 'marketData', kind: 'timeout', times: 50 }),
    });
    const { body } = await api.createJob();
    const id = String(body.job_id);
    expect(await ops(['refund-job', id], 'Its machine hangs')).toMatchObject({ refunded: 1 });
    await expect(ops(['refund-job', id], 'Once more')).rejects.toThrow('has ended as failed');
    await expect(ops(['redrive-job', id], 'Once more')).rejects.toThrow('Its owner can start it again');
    expect((await api.job(id)).body).toMatchObject({ status: 'failed' });
    const { halfCredits } = await expectConsistentLedger(stack.deps, user.userId);
    expect(halfCredits).toBe(10);
    await fetch(`${stack.url}/dev/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ port: 'marketData', kind: 'none' }),
    });
    expect(await ops(['find-job', id])).toMatchObject({
      job: { status: 'failed' },
      movements: [{ kind: 'refund' }, { kind: 'charge' }],
      audit: [{ action: 'refund-job', outcome: 'done', reason: 'Its machine hangs' }],
    });
  });

  it('never shows the text of a job', async () => {
    const user = await signUp();
    const { body } = await asUser(user).createJob();
    const found = JSON.stringify(await ops(['find-job', String(body.job_id)]));
    expect(found).not.toContain(articleText().slice(0, 40));
    expect(found).toContain('textCharacters');
  });

  it('exports all data of a user, and deletes the user so that nothing is left and no token works', async () => {
    const user = await signUp();
    const api = asUser(user);
    await api.me();
    const { body } = await api.createJob();
    await ended(() => api.job(body.job_id));
    const send = sendToLocalStack(stack.url);

    const exported = await ops(['export-user', user.email], 'Asked by mail');
    expect(exported).toMatchObject({
      accounts: [{ email: user.email }],
      items: { profile: [{ email: user.email }], ledger_entry: [{}, {}], user_job: [{ jobId: body.job_id }] },
    });
    expect(await send({ action: 'export-jobs', user: user.email, after: null })).toMatchObject({
      jobs: [
        {
          id: body.job_id,
          text_input: articleText().trim(),
          final_result: { selected_keywords: expect.any(Array) },
        },
      ],
      next: null,
    });

    expect(await ops(['delete-user', user.email], 'Asked by mail')).toMatchObject({
      jobs: 1,
      accounts: 1,
      left: 0,
    });
    expect((await api.me()).status).toBe(401);
    expect(await stack.deps.jobs.find(String(body.job_id))).toBeNull();
    expect(await stack.deps.jobs.findInput(String(body.job_id))).toBeNull();
    expect(await stack.deps.credits.balance(user.userId)).toEqual({ halfCredits: 0, entries: 0 });
    await expect(ops(['find-user', user.email])).rejects.toThrow('No account has the address');
    expect(await ops(['find-user', user.userId])).toMatchObject({
      accounts: [],
      profile: { email: '', fullName: '', closedAt: expect.any(String) },
      audit: [
        { action: 'delete-user', outcome: 'done', detail: { left: 0 } },
        { action: 'export-jobs', outcome: 'done', detail: { jobs: 1 } },
        { action: 'export-user', outcome: 'done' },
      ],
    });
    expect(await ops(['finish-deletions'])).toEqual({ finished: 0 });
  });

  it('ends the subscription of a deleted user, and its later events leave nothing behind', async () => {
    const user = await signUp();
    const api = asUser(user);
    await api.me();
    const { checkoutUrl } = (await api.post('/api/start-checkout', { plan: 'pro' })).body;
    const transaction = new URL(String(checkoutUrl)).searchParams.get('transaction') ?? '';
    const form = new URLSearchParams({ transaction, email: '', card: 'works' });
    await fetch(String(checkoutUrl).split('?')[0] ?? '', { method: 'POST', body: form });
    const subscription = async () => (await api.get('/api/subscription')).body.subscription;
    await expect
      .poll(subscription, { timeout: 15_000 })
      .toMatchObject({ subscription_status: 'active', plan: 'pro' });

    const [notification] = ledger().sent;
    const id = JSON.parse(notification?.body ?? '{}').notification_id;
    expect(await ops(['replay-webhook', id], 'Asked to')).toEqual({ notificationId: id, asked: true });
    await expect(ops(['replay-webhook', `ntf_${'0'.repeat(26)}`], 'Asked to')).rejects.toThrow(
      'has no notification',
    );
    const before = await stack.deps.credits.balance(user.userId);

    expect(await ops(['delete-user', user.email], 'Asked by mail')).toMatchObject({
      subscriptions: 1,
      left: 0,
    });
    expect(before.halfCredits).toBeGreaterThanOrEqual(300);
    const ours = () => ledger().subscriptions.filter(({ status }) => status !== 'canceled');
    expect(ours()).toEqual([]);
    await expect.poll(() => ledger().outgoing, { timeout: 15_000 }).toEqual([]);
    expect(await ops(['find-user', user.userId])).toMatchObject({ credits: 0, profile: { plan: 'free' } });
    expect(await stack.deps.subscriptions.list(user.userId)).toEqual([]);
  });
});
