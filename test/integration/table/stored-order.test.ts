// Stored items must not depend on the order or length of lists in the code. Each case plants an item as a release with
// a shorter list would have written it.
import { expect, it } from 'vitest';
import { openTable } from '#stores/table/table.ts';
import { at, grantOf, newProfile, userOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();

const openTest = async () => {
  const testTable = await createTable();
  const stores = openStores(testTable, createManualClock());
  await stores.users.create(newProfile('user-1'), grantOf(10));
  return { stores, table: openTable(documentClient(testTable), testTable.tableName) };
};

it('a completed job that a release with fewer statuses stored does not run again', async () => {
  const { stores, table } = await openTest();
  const order = userOrder('user-1');
  await stores.ledger.reserve(order);
  await stores.ledger.end(order.job.id, { status: 'completed', at });
  // With one status fewer, `completed` was number 11, which is now the number of `final_output_preparation`.
  await table.entities.job.patch({ jobId: order.job.id }).set({ step: 11 }).go();
  expect(await stores.jobs.advance(order.job.id, 'final_output_preparation', at)).toMatchObject({
    kind: 'ended',
  });
  const failure = {
    name: 'InternalFailure',
    code: 'InternalFailure',
    message: 'Late',
    userMessage: 'Late',
  } as const;
  expect(
    await stores.ledger.end(order.job.id, { status: 'failed', at, failure, releasesDemo: false }),
  ).toMatchObject({
    kind: 'already_ended',
  });
  expect((await stores.credits.balance('user-1')).halfCredits).toBe(8);
});

it('a job that still runs continues, whatever number its status had', async () => {
  const { stores, table } = await openTest();
  const order = userOrder('user-1');
  await stores.ledger.reserve(order);
  await table.entities.job.patch({ jobId: order.job.id }).set({ step: 40 }).go();
  expect(await stores.jobs.advance(order.job.id, 'summarizing', at)).toMatchObject({ kind: 'advanced' });
  expect(await stores.jobs.advance(order.job.id, 'url_scraping', at)).toMatchObject({ kind: 'ahead' });
  expect(await stores.ledger.end(order.job.id, { status: 'completed', at })).toMatchObject({ kind: 'ended' });
});

it('an account that was stored before a tool existed runs that tool', async () => {
  const { stores, table } = await openTest();
  await table.entities.account.patch({ userId: 'user-1' }).remove(['image_analyzer']).go();
  const order = userOrder('user-1', { jobType: 'image_analyzer', contextKind: 'none' });
  expect(await stores.ledger.reserve(order)).toMatchObject({
    kind: 'reserved',
    job: { sequentialNumber: 1, slug: 'image-describer-1' },
  });
  const next = userOrder('user-1', { jobType: 'image_analyzer', contextKind: 'none' });
  expect(await stores.ledger.reserve(next)).toMatchObject({ job: { sequentialNumber: 2 } });
});
