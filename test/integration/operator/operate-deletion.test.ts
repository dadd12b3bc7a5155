import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { DirectoryAccount, OperatorDeps, PaymentEvent } from '#ports';
import { createAuditTrail } from '#stores/accounts/audit.ts';
import { createUserData } from '#stores/accounts/user-data.ts';
import { openTable, type Table } from '#stores/table/table.ts';
import { at, grantOf, newProfile, userOrder, withKey } from '#test/factories/job-orders.ts';
import { png } from '#test/factories/make-images.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createTestDeps, type TestDeps } from '#test/fakes/test-deps.ts';
import { postFile, startTestBucket } from '#test/integration/bucket.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { notEmpty } from '#test/not-empty.ts';
import { applyPaymentEvent } from '#usecases/billing/events/apply-payment-event.ts';
import { createImageUpload } from '#usecases/images/create-image-upload.ts';
import { uploadPrefix } from '#usecases/images/files/image-keys.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { runCommand } from '#usecases/operator/run-command.ts';

const tables = startTestTables();
const { open: openBucket } = startTestBucket();
let deps: OperatorDeps & TestDeps;
let accounts: DirectoryAccount[];
let table: Table;

beforeEach(async () => {
  const testTable = await tables.createTable();
  const clock = createManualClock(at);
  table = openTable(documentClient(testTable), testTable.tableName);
  accounts = [];
  deps = {
    ...createTestDeps({ clock, stores: openStores(testTable, clock), imageBucket: openBucket().bucket }),
    audit: createAuditTrail(table),
    userData: createUserData(table),
    accounts: {
      find: async (reference) => accounts.filter(({ userId, email }) => [userId, email].includes(reference)),
      close: async () => {},
      remove: async (username) => {
        accounts = accounts.filter((other) => other.username !== username);
      },
    },
  };
});

const addUser = async (jobs: number): Promise<string> => {
  const userId = randomUUID();
  accounts.push({ userId, username: userId, email: `${userId}@example.com`, status: 'CONFIRMED' });
  await deps.users.create(newProfile(userId), grantOf(jobs * 2));
  for (let n = 0; n < jobs; n++) await deps.ledger.reserve(withKey(userOrder(userId), `key-${n}`));
  return userId;
};
const daily = { actor: 'schedule', command: { action: 'finish-deletions' as const } };
const remove = (userId: string) =>
  runCommand(deps, {
    actor: 'jane',
    command: { action: 'delete-user', user: userId, reason: 'Asked by mail' },
  });

it('an interrupted deletion locks the user out, and the daily run finishes it with its proof', async () => {
  const userId = await addUser(3);
  const { purge } = deps.userData;
  deps.userData.purge = async () => Promise.reject(new Error('throttled'));
  await expect(remove(userId)).rejects.toThrow('throttled');
  expect(await deps.users.find(userId)).toMatchObject({ closedAt: at });
  expect(await deps.audit.list(userId)).toMatchObject([{ action: 'delete-user', outcome: 'failed' }]);

  deps.userData.purge = purge;
  deps.clock.advance(24 * 3600);
  expect(await runCommand(deps, daily)).toEqual({ ok: true, result: { finished: 0 } });
  expect(await deps.userData.read(userId)).toEqual({});
  expect(accounts).toEqual([]);
  expect(await deps.audit.list(userId)).toContainEqual(
    expect.objectContaining({
      action: 'finish-deletions',
      outcome: 'done',
      detail: expect.objectContaining({ jobs: 3, left: 0 }),
    }),
  );
  // The final check comes with the next day's run.
  deps.clock.advance(24 * 3600);
  expect(await runCommand(deps, daily)).toEqual({ ok: true, result: { finished: 1 } });
  expect(await runCommand(deps, daily)).toEqual({ ok: true, result: { finished: 0 } });
});

it('an image that is posted after the deletion with an earlier form is deleted too', async () => {
  const userId = await addUser(0);
  await deps.credits.give(userId, { ...grantOf(10), id: 'pictures' }, at);
  const caller = { userId, visitor: 'v1' };
  const { job_id: jobId } = await createJob(deps, {
    caller,
    request: { job_type: 'image_analyzer', generate_assets: true, image_count: 2 },
  });
  const picture = await png();
  const request = {
    job_id: jobId,
    file_name: 'me.png',
    mime_type: 'image/png',
    file_size: picture.length,
  };
  const [early, late] = [
    await createImageUpload(deps, { caller, request }),
    await createImageUpload(deps, { caller, request }),
  ];
  await postFile(early, picture);
  expect(await remove(userId)).toMatchObject({
    ok: true,
    result: { left: 0, looksAgainAt: '2026-11-21T13:00:00.000Z' },
  });
  const files = () => deps.imageBucket.list(uploadPrefix(jobId));
  expect(await files()).toEqual([]);
  // The form is valid for 15 minutes, even after the account is deleted.
  expect((await postFile(late, picture)).status).toBe(201);
  expect(await files()).toHaveLength(1);

  expect(await runCommand(deps, daily)).toEqual({ ok: true, result: { finished: 0 } });
  deps.clock.advance(24 * 3600);
  expect(await runCommand(deps, daily)).toEqual({ ok: true, result: { finished: 1 } });
  expect(await files()).toEqual([]);
  expect(await deps.audit.list(userId)).toContainEqual(
    expect.objectContaining({
      action: 'finish-deletions',
      outcome: 'done',
      detail: expect.objectContaining({ lateFiles: 1, left: 0, looksAgainAt: null }),
    }),
  );
  deps.clock.advance(24 * 3600);
  expect(await runCommand(deps, daily)).toEqual({ ok: true, result: { finished: 0 } });
  // The record that the check needed is gone too.
  const { data } = await table.entities.deletion.get({ userId }).go();
  expect(data).toEqual({ userId, requestedAt: at, finishedAt: '2026-11-22T12:00:00.000Z' });
});

it('the second check finds what a concurrent request leaves behind', async () => {
  const userId = await addUser(1);
  expect(await remove(userId)).toMatchObject({ ok: true, result: { left: 0 } });
  await deps.ledger.reserve(withKey(userOrder(userId), 'late')).catch(() => {});
  await deps.credits.give(userId, grantOf(2), at);
  await deps.ledger.reserve(withKey(userOrder(userId), 'late'));
  // A repeated request in the meantime does not finish it sooner.
  expect(await remove(userId)).toMatchObject({
    ok: true,
    result: { looksAgainAt: '2026-11-21T13:00:00.000Z' },
  });
  await deps.credits.give(userId, { ...grantOf(2), id: 'later' }, at);
  deps.clock.advance(3600);
  expect(await runCommand(deps, daily)).toEqual({ ok: true, result: { finished: 1 } });
  expect(await deps.userData.read(userId)).toEqual({});
});

it('a deletion leaves no trace of an API key', async () => {
  const userId = await addUser(0);
  const key = { userId, keyId: 'k', prefix: 'sk_12345678', hash: 'a hash', scopes: ['read' as const] };
  await deps.apiKeys.create({ ...key, createdAt: at, lastUsedAt: null });
  expect(await remove(userId)).toMatchObject({ ok: true, result: { left: 0 } });
  expect((await table.entities.apiKeyOwner.get({ hash: 'a hash' }).go()).data).toBeNull();
});

it('a deletion stops running jobs, and does not touch other users', async () => {
  const [userId, other] = [await addUser(2), await addUser(1)];
  const running = await deps.jobs.listByUser(userId, { limit: 10, after: null });
  const before = await deps.userData.read(other);
  expect(await remove(userId)).toMatchObject({ ok: true, result: { jobs: 2, left: 0 } });
  expect(deps.jobRunner.stopped.toSorted()).toEqual(running.map(({ id }) => id).toSorted());
  for (const { id } of notEmpty(running)) expect(await deps.jobs.find(id)).toBeNull();
  expect(await deps.userData.read(other)).toEqual(before);
  expect(await deps.outbox.due('2999-01-01T00:00:00.000Z', 10)).toHaveLength(1);
});

it('a deletion removes a user with hundreds of items, and finds nothing on a second check', async () => {
  const userId = await addUser(60);
  const response = await remove(userId);
  expect(response).toMatchObject({ ok: true, result: { jobs: 60, left: 0 } });
  expect(await deps.users.find(userId)).toMatchObject({ email: '', fullName: '', closedAt: at });
  expect(await remove(userId)).toMatchObject({ ok: true, result: { jobs: 0, items: 0 } });
});

it('data that the payment provider sends about a deleted user’s payments is gone after a month', async () => {
  const subscriptionId = 'sub_gone';
  const event: PaymentEvent = {
    kind: 'adjustment',
    eventId: 'evt_1',
    type: 'adjustment.updated',
    at,
    adjustment: {
      adjustmentId: 'adj_1',
      transactionId: 'txn_1',
      subscriptionId,
      action: 'refund',
      status: 'approved',
      totalCents: 4900,
    },
  };
  await applyPaymentEvent(deps, event);
  const { data } = await table.entities.parkedEvent.query.primary({ subscriptionId }).go();
  expect(data).toMatchObject([{ eventId: 'evt_1', expiresAt: Date.parse(at) / 1000 + 30 * 86_400 }]);
});

it('an operator is told what to do when the user pool still lists the account', async () => {
  const userId = await addUser(0);
  const { remove: removeAccount } = deps.accounts;
  deps.accounts.remove = async () => {};
  await expect(remove(userId)).rejects.toThrow(
    `0 items and 1 accounts of the user are still there. Run delete-user ${userId} again, or leave it to the daily run.`,
  );
  deps.accounts.remove = removeAccount;
  expect(await remove(userId)).toMatchObject({ ok: true, result: { accounts: 1, left: 0 } });
});

it('the trail never says that a completed action failed', async () => {
  const userId = await addUser(1);
  const { write } = deps.audit;
  deps.audit.write = async (item) =>
    item.outcome === 'done' ? Promise.reject(new Error('throttled')) : write(item);
  const command = { action: 'make-admin' as const, user: userId, reason: 'Support engineer' };
  await expect(runCommand(deps, { actor: 'jane', command })).rejects.toThrow('throttled');
  expect(await deps.users.find(userId)).toMatchObject({ role: 'admin' });
  expect(await deps.audit.list(userId)).toMatchObject([{ action: 'make-admin', outcome: 'begun' }]);
});
