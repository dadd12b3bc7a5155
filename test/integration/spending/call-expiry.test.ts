import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { tableSchema } from '#contracts/platform/table.ts';
import { grantOf, newProfile, userOrder, visitorOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { payForMarketData } from '#usecases/stages/support/pay-provider.ts';
import { documentClient, openStores, startTestTables } from '../dynamodb.ts';

const { createTable } = startTestTables();

const { partitionKey, sortKey, timeToLive } = tableSchema;

/** The time at which the table removes the record of a job's paid call. */
const expiryOfCall = async (makeOrder: (user: string) => ReturnType<typeof userOrder>): Promise<unknown> => {
  const table = await createTable();
  const clock = createManualClock();
  const deps = createTestDeps({ clock, stores: openStores(table, clock) });
  const user = randomUUID();
  await deps.users.create(newProfile(user), grantOf(20));
  const order = makeOrder(user);
  const outcome = await deps.ledger.reserve(order);
  if (outcome.kind !== 'reserved') throw new Error(`The job was not reserved: ${outcome.kind}.`);
  await payForMarketData(deps, outcome.job, 'dataforseo')(
    0.01,
    async () => 'answer',
    () => 0.005,
  );
  const [call] = await deps.spending.listByJob(order.job.id);
  const { Item } = await documentClient(table).send(
    new GetCommand({
      TableName: table.tableName,
      Key: { [partitionKey]: `JOB#${order.job.id}`, [sortKey]: `PROVIDER_CALL#${call?.at}#${call?.id}` },
    }),
  );
  expect(Item).toMatchObject({ paidMicroUsd: 5_000 });
  return Item?.[timeToLive];
};

it('a call of a visitor’s job expires with the job', async () => {
  const order = visitorOrder(randomUUID());
  expect(order.job.expiresAt).toEqual(expect.any(Number));
  expect(await expiryOfCall(() => order)).toBe(order.job.expiresAt);
});

it('a call of a user’s job stays as long as the job', async () => {
  expect(await expiryOfCall((user) => userOrder(user))).toBeUndefined();
});
