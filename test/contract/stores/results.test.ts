import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPartition } from '#stores/table/partition.ts';
import { at, grantOf, newProfile, userOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores, type Stores } from '#test/fakes/memory-stores.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();
const later = '2026-11-21T12:01:00.000Z';

/** A user's completed run with a result. */
const finishRun = async (stores: Stores, userId: string) => {
  const order = userOrder(userId);
  await stores.ledger.reserve(order);
  const { id } = order.job;
  await stores.outputs.write(id, 'result', { of: id }, null);
  await stores.ledger.end(id, { status: 'completed', at: later, title: 'Cold brew' });
  return id;
};

const describeResults = (name: string, open: () => Promise<Stores>): void => {
  const setUp = async () => {
    const stores = await open();
    const userId = randomUUID();
    await stores.users.create(newProfile(userId), grantOf(20));
    return { stores, userId, id: await finishRun(stores, userId) };
  };

  describe(`${name}: choices`, () => {
    it('are replaced only by someone who has read them', async () => {
      const { stores, id } = await setUp();
      const { choices } = stores;
      expect(await choices.find(id)).toBeNull();
      expect(await choices.save(id, { of: 1 }, { before: 0, after: 1 })).toBe(true);
      expect(await choices.save(id, { of: 2 }, { before: 0, after: 1 })).toBe(false);
      expect(await choices.save(id, { of: 2 }, { before: 1, after: 2 })).toBe(true);
      expect(await choices.find(id)).toEqual({ of: 2 });
    });
    it('need a job', async () => {
      const { stores } = await setUp();
      const id = randomUUID();
      expect(await stores.choices.save(id, {}, { before: 0, after: 1 })).toBe(false);
      expect(await stores.choices.find(id)).toBeNull();
    });
  });

  describe(`${name}: share links`, () => {
    it('are replaced and removed', async () => {
      const { stores, id } = await setUp();
      const link = (tokenSha256: string) => ({ jobId: id, tokenSha256, createdAt: later });
      expect(await stores.shares.find(id)).toBeNull();
      await stores.shares.put(link('a'));
      await stores.shares.put(link('b'));
      expect(await stores.shares.find(id)).toEqual(link('b'));
      expect([await stores.shares.remove(id), await stores.shares.remove(id)]).toEqual([true, false]);
    });
  });

  describe(`${name}: names and deletions`, () => {
    it('a job has the title of what it read, and a name that its owner sets and clears', async () => {
      const { stores, id } = await setUp();
      expect(await stores.jobs.find(id)).toMatchObject({ title: 'Cold brew' });
      expect(await stores.jobs.rename(id, 'Mine')).toBe(true);
      expect(await stores.jobs.find(id)).toMatchObject({ title: 'Cold brew', name: 'Mine' });
      await stores.jobs.rename(id, null);
      expect((await stores.jobs.find(id))?.name ?? null).toBeNull();
      expect(await stores.jobs.rename(randomUUID(), 'Mine')).toBe(false);
    });

    it('a deleted job is in no list and on no page of a list, and cannot be read', async () => {
      const { stores, userId, id } = await setUp();
      const others = [await finishRun(stores, userId), await finishRun(stores, userId)];
      await stores.choices.save(id, {}, { before: 0, after: 1 });
      await stores.shares.put({ jobId: id, tokenSha256: 'a', createdAt: later });
      const job = await stores.jobs.find(id);
      if (!job) throw new Error('The job must be there.');
      await stores.jobs.remove(job, later);
      expect([
        await stores.jobs.find(id),
        await stores.jobs.findInput(id),
        await stores.jobs.findIdBySlug(userId, job.slug ?? ''),
        await stores.outputs.read(id, 'result'),
        await stores.choices.find(id),
        await stores.shares.find(id),
      ]).toEqual([null, null, null, null, null, null]);
      const list = await stores.jobs.listByUser(userId, { limit: 2, after: null });
      expect(list.map((each) => each.id).toSorted()).toEqual(others.toSorted());
      expect(await stores.jobs.rename(id, 'Mine')).toBe(false);
    });
  });
};

describeResults('in memory', async () => createMemoryStores(createManualClock(at)));
describeResults('on a table', async () => openStores(await createTable(), createManualClock(at)));

describe('on a table: a deleted job', () => {
  it('leaves only what the ledger needs', async () => {
    const table = await createTable();
    const stores = openStores(table, createManualClock(at));
    const userId = randomUUID();
    await stores.users.create(newProfile(userId), grantOf(20));
    const id = await finishRun(stores, userId);
    const job = await stores.jobs.find(id);
    if (!job) throw new Error('The job must be there.');
    await stores.jobs.remove(job, later);
    const items = await readPartition(documentClient(table), table.tableName, `JOB#${id}`);
    expect(items.map((item) => item.__edb_e__).toSorted()).toEqual(['charge', 'job']);
    expect(JSON.stringify(items)).not.toContain('Cold brew');
  });
});
