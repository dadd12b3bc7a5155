import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import { maxWebhooks } from '#contracts/webhooks/webhook-limits.ts';
import type { WebhookItem } from '#ports';
import { createUserData } from '#stores/accounts/user-data.ts';
import { openTable } from '#stores/table/table.ts';
import { at, grantOf, newProfile, userOrder, visitorOrder } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores, type Stores } from '#test/fakes/memory-stores.ts';
import { documentClient, openStores, startTestTables } from '#test/integration/dynamodb.ts';

const { createTable } = startTestTables();
const later = '2026-11-21T12:02:00.000Z';
const expiry = 1_800_000_000;

const webhookOf = (userId: string, changes: Partial<WebhookItem> = {}): WebhookItem => ({
  userId,
  webhookId: randomUUID(),
  url: 'https://example.com/hook',
  sealedSecret: 'sealed',
  createdAt: at,
  ...changes,
});

const eventOf = (eventId: string) =>
  ({ eventId, type: 'webhook.test', runId: null, body: `{"id":"${eventId}"}` }) as const;

/** A webhook of a new user, with deliveries of these events. */
const withDeliveries = async ({ webhooks }: Stores, ...events: string[]) => {
  const webhook = webhookOf(randomUUID());
  await webhooks.create(webhook);
  const { userId, webhookId } = webhook;
  const deliveries: QueuedDelivery[] = [];
  for (const [place, eventId] of events.entries()) {
    const createdAt = new Date(Date.parse(at) + place * 1000).toISOString();
    const key = { userId, webhookId, createdAt, eventId };
    await webhooks.addDelivery(key, eventOf(eventId), expiry);
    deliveries.push({ ...key, attempts: 0 });
  }
  const [first] = deliveries;
  if (!first) throw new Error('Name an event.');
  const shown = async () => webhooks.listDeliveries(userId, webhookId, 10);
  return { webhook, deliveries, first, shown };
};

const endings = {
  completed: { status: 'completed', at: later },
  failed: {
    status: 'failed',
    at: later,
    failure: { name: 'PageUnreachable', message: 'detail', userMessage: 'words' },
    releasesDemo: true,
  },
  cancelled: { status: 'cancelled', at: later },
} as const;

describe.each([
  ['in memory', async () => createMemoryStores(createManualClock(at))],
  ['on a table', async () => openStores(await createTable(), createManualClock(at))],
] as const)('webhooks %s', (_, open) => {
  it('are listed for their user, oldest first, and only their user removes them', async () => {
    const { webhooks } = await open();
    const [first, second] = [webhookOf('u1'), webhookOf('u1', { createdAt: later })];
    for (const webhook of [second, first, webhookOf('u2')]) await webhooks.create(webhook);
    expect(await webhooks.list('u1')).toEqual([first, second]);
    expect(await webhooks.find('u1', first.webhookId)).toEqual(first);
    expect(await webhooks.find('u2', first.webhookId)).toBeNull();
    expect(await webhooks.remove('u2', first.webhookId)).toBe(false);
    expect(await webhooks.remove('u1', first.webhookId)).toBe(true);
    expect(await webhooks.remove('u1', first.webhookId)).toBe(false);
    expect(await webhooks.list('u1')).toEqual([second]);
  });

  it('never exceed the limit, no matter how many are created and removed at the same time', async () => {
    const { webhooks } = await open();
    const createAtOnce = async (count: number) => {
      const created = Array.from({ length: count }, () => webhooks.create(webhookOf('u1')));
      return (await Promise.all(created)).filter(Boolean).length;
    };
    const first = webhookOf('u1');
    await webhooks.create(first);
    expect(await createAtOnce(maxWebhooks + 2)).toBe(maxWebhooks - 1);
    expect(await webhooks.list('u1')).toHaveLength(maxWebhooks);
    await Promise.all([webhooks.remove('u1', first.webhookId), webhooks.remove('u1', first.webhookId)]);
    expect(await createAtOnce(3)).toBe(1);
    expect(await webhooks.list('u1')).toHaveLength(maxWebhooks);
    expect(await webhooks.create(webhookOf('u2'))).toBe(true);
  });

  it('replace their sealed secret only once', async () => {
    const { webhooks } = await open();
    const webhook = webhookOf('u1');
    await webhooks.create(webhook);
    await webhooks.reseal(webhook, 'newer');
    await webhooks.reseal(webhook, 'of a function that is late');
    expect((await webhooks.find('u1', webhook.webhookId))?.sealedSecret).toBe('newer');
  });

  it('show their newest deliveries first, and no others', async () => {
    const stores = await open();
    const { webhook, shown } = await withDeliveries(stores, 'evt_1', 'evt_2', 'evt_3');
    await withDeliveries(stores, 'evt_other');
    expect((await shown()).map(({ eventId }) => eventId)).toEqual(['evt_3', 'evt_2', 'evt_1']);
    const newest = await stores.webhooks.listDeliveries(webhook.userId, webhook.webhookId, 2);
    expect(newest.map(({ eventId }) => eventId)).toEqual(['evt_3', 'evt_2']);
    expect(newest[0]).toMatchObject({ ...eventOf('evt_3'), status: 'waiting', attempts: 0, answer: null });
  });

  it('give an attempt to only one of many consumers', async () => {
    const stores = await open();
    const { first } = await withDeliveries(stores, 'evt_1');
    const claims = await Promise.all(Array.from({ length: 10 }, () => stores.webhooks.claim(first, later)));
    expect(claims.filter((claim) => claim !== null)).toEqual(
      [{ ...first, ...eventOf('evt_1'), status: 'waiting', attempts: 1, dueAt: later, answer: null }].map(
        (claimed) => expect.objectContaining(claimed),
      ),
    );
    expect(await stores.webhooks.claim({ ...first, attempts: 1 }, later)).toMatchObject({ attempts: 2 });
  });

  it('accept no claim on a delivery that is final or does not exist', async () => {
    const { webhooks, ...stores } = await open();
    const { first } = await withDeliveries({ webhooks, ...stores }, 'evt_1');
    await webhooks.claim(first, later);
    await webhooks.record({ ...first, attempts: 1 }, { status: 'delivered', answer: 'HTTP 200' });
    expect(await webhooks.claim({ ...first, attempts: 1 }, later)).toBeNull();
    expect(await webhooks.claim({ ...first, eventId: 'evt_2' }, later)).toBeNull();
  });

  it('are due until they are final, the longest overdue first', async () => {
    const { webhooks, ...stores } = await open();
    const { deliveries, first } = await withDeliveries({ webhooks, ...stores }, 'evt_1', 'evt_2');
    expect(await webhooks.listDue('2026-11-21T11:59:59.000Z', 10)).toEqual([]);
    expect(await webhooks.listDue(later, 10)).toEqual(deliveries);
    expect(await webhooks.listDue(later, 1)).toEqual([first]);
    await webhooks.postpone(first, '2026-11-21T13:00:00.000Z');
    expect(await webhooks.listDue(later, 10)).toEqual(deliveries.slice(1));
    const [, second] = deliveries;
    if (!second) throw new Error('There are two.');
    await webhooks.claim(second, later);
    await webhooks.record({ ...second, attempts: 1 }, { status: 'failed', answer: 'HTTP 404' });
    expect(await webhooks.listDue(later, 10)).toEqual([]);
    await webhooks.postpone({ ...second, attempts: 1 }, at);
    expect(await webhooks.listDue(later, 10)).toEqual([]);
  });

  it('keep no outcome of an attempt that a newer one has overtaken, unless it was a success', async () => {
    const { webhooks, ...stores } = await open();
    const { first, shown } = await withDeliveries({ webhooks, ...stores }, 'evt_1');
    await webhooks.claim(first, later);
    await webhooks.claim({ ...first, attempts: 1 }, later);
    const superseded = { ...first, attempts: 1 };
    await webhooks.record(superseded, { status: 'failed', answer: 'HTTP 404' });
    await webhooks.record(superseded, { status: 'waiting', answer: 'HTTP 503', dueAt: at });
    await webhooks.postpone(superseded, at);
    expect((await shown())[0]).toMatchObject({ status: 'waiting', attempts: 2, answer: null, dueAt: later });
    await webhooks.record(superseded, { status: 'delivered', answer: 'HTTP 200' });
    await webhooks.record({ ...first, attempts: 2 }, { status: 'failed', answer: 'HTTP 404' });
    expect((await shown())[0]).toMatchObject({ status: 'delivered', answer: 'HTTP 200', dueAt: null });
  });

  it('lose a dropped delivery', async () => {
    const stores = await open();
    const { first, shown } = await withDeliveries(stores, 'evt_1', 'evt_2');
    await stores.webhooks.drop(first);
    expect((await shown()).map(({ eventId }) => eventId)).toEqual(['evt_2']);
  });

  describe("the event of a run's end", () => {
    const runOf = async (stores: Stores, count = 2) => {
      const userId = randomUUID();
      await stores.users.create(newProfile(userId), grantOf(20));
      const webhooks = Array.from({ length: count }, () => webhookOf(userId));
      for (const webhook of webhooks) await stores.webhooks.create(webhook);
      const order = userOrder(userId);
      await stores.ledger.reserve(order);
      const deliveries = async () => {
        const lists = webhooks.map(({ webhookId }) => stores.webhooks.listDeliveries(userId, webhookId, 10));
        return (await Promise.all(lists)).flat();
      };
      return { userId, id: order.job.id, deliveries };
    };

    it.each(['completed', 'failed', 'cancelled'] as const)(
      'is stored as it %s, for each webhook',
      async (status) => {
        const stores = await open();
        await stores.webhooks.create(webhookOf('somebody else'));
        const { userId, id, deliveries } = await runOf(stores);
        const outcome = await stores.ledger.end(id, endings[status]);
        const stored = await deliveries();
        expect(stored).toHaveLength(2);
        for (const delivery of stored) {
          expect(delivery).toMatchObject({
            eventId: `evt_${id}`,
            type: `run.${status}`,
            runId: id,
            userId,
            dueAt: later,
          });
          expect(JSON.parse(delivery.body)).toEqual({
            type: `run.${status}`,
            timestamp: later,
            data: {
              id,
              tool: 'keyword_optimizer',
              status,
              created_at: at,
              updated_at: later,
              duration_seconds: 120,
              error: status === 'failed' ? { code: 'PageUnreachable', message: 'words' } : null,
            },
          });
        }
        const queued = outcome.kind === 'ended' ? outcome.deliveries : [];
        expect(queued.map(({ webhookId, attempts }) => [webhookId, attempts]).toSorted()).toEqual(
          stored.map(({ webhookId }) => [webhookId, 0]).toSorted(),
        );
      },
    );

    it('is stored once, no matter how many endings arrive', async () => {
      const stores = await open();
      const { id, deliveries } = await runOf(stores, 1);
      const outcomes = await Promise.all(
        [endings.completed, endings.failed, endings.cancelled].map((ending) => stores.ledger.end(id, ending)),
      );
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
        'already_ended',
        'already_ended',
        'ended',
      ]);
      const [winner] = outcomes.flatMap((outcome) => (outcome.kind === 'ended' ? [outcome.job.status] : []));
      expect((await deliveries()).map(({ type }) => type)).toEqual([`run.${winner}`]);
    });

    it('does not exist for a user without a webhook, or for a visitor', async () => {
      const stores = await open();
      const { id } = await runOf(stores, 0);
      expect(await stores.ledger.end(id, endings.completed)).toMatchObject({ kind: 'ended', deliveries: [] });
      const order = visitorOrder(randomUUID());
      await stores.ledger.reserve(order);
      expect(await stores.ledger.end(order.job.id, endings.failed)).toMatchObject({ deliveries: [] });
      expect(await stores.webhooks.listDue('2027-01-01T00:00:00.000Z', 10)).toEqual([]);
    });
  });
});

it('count towards the limit if they were stored before creates took turns', async () => {
  const testTable = await createTable();
  const { webhooks } = openStores(testTable, createManualClock(at));
  const { entities } = openTable(documentClient(testTable), testTable.tableName);
  for (let count = 1; count < maxWebhooks; count++) await entities.webhook.create(webhookOf('u1')).go();
  const created = await Promise.all([1, 2, 3].map(() => webhooks.create(webhookOf('u1'))));
  expect(created.filter(Boolean)).toHaveLength(1);
});

it('are in their owner’s export, without the secret, and are deleted with the account', async () => {
  const clock = createManualClock(at);
  const testTable = await createTable();
  const stores = openStores(testTable, clock);
  const userData = createUserData(openTable(documentClient(testTable), testTable.tableName));
  const { webhook, first } = await withDeliveries(stores, 'evt_1');
  const other = await withDeliveries(stores, 'evt_2');
  const { webhook: kept, webhook_delivery: deliveries } = await userData.read(webhook.userId);
  expect(kept).toMatchObject([{ url: webhook.url, webhookId: webhook.webhookId }]);
  expect(deliveries).toMatchObject([{ eventId: first.eventId }]);
  expect(JSON.stringify(kept)).not.toContain(webhook.sealedSecret);
  await userData.purge(webhook.userId);
  expect(await userData.read(webhook.userId)).toEqual({});
  expect(await stores.webhooks.list(other.webhook.userId)).toHaveLength(1);
  expect((await stores.webhooks.listDue(later, 10)).map(({ eventId }) => eventId)).toEqual(['evt_2']);
});
