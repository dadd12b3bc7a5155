import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import { deliveryAttempts, retryDelaysMs } from '#contracts/webhooks/webhook-limits.ts';
import type { SendOutcome, StageKey, WebhookRequest } from '#ports';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { createMemoryStores } from '#test/fakes/memory-stores.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { createWebhook } from '#usecases/webhooks/create-webhook.ts';
import { deliverEvent } from '#usecases/webhooks/deliver-event.ts';
import { listWebhooks } from '#usecases/webhooks/list-webhooks.ts';
import { requeueDueDeliveries } from '#usecases/webhooks/requeue-due-deliveries.ts';
import { testWebhook } from '#usecases/webhooks/test-webhook.ts';

const userId = 'u1';
const ok: SendOutcome = { kind: 'answered', status: 204 };
const busy: SendOutcome = { kind: 'answered', status: 503 };

/** One webhook with a test event on the queue, and a receiver that answers as configured. */
const setUp = async (answer: (attempt: number) => SendOutcome | Promise<SendOutcome> = () => ok) => {
  const clock = createManualClock();
  const stores = createMemoryStores(clock);
  const sent: WebhookRequest[] = [];
  const queued: { delivery: QueuedDelivery; delayMs: number }[] = [];
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const deps = createTestDeps({
    clock,
    stores,
    log: { info: log, warn: log, error: log },
    webhookQueue: { put: async (delivery, delayMs = 0) => void queued.push({ delivery, delayMs }) },
    webhookSender: {
      rejectionOf: async () => null,
      post: async (request) => {
        sent.push(request);
        return answer(sent.length);
      },
    },
  });
  const { secret, webhook } = await createWebhook(deps, { userId, url: 'https://example.com/hook' });
  await testWebhook(deps, { userId, webhookId: webhook.id });
  const next = (): QueuedDelivery => {
    const put = queued.shift();
    if (!put) throw new Error('Nothing is on the queue.');
    return put.delivery;
  };
  const shown = async () => (await listWebhooks(deps, userId)).webhooks[0]?.deliveries[0];
  return { deps, clock, sent, queued, lines, secret, webhook, next, shown };
};

describe('a delivery', () => {
  it('is posted with a signature of its body, time and id, and shown as delivered', async () => {
    const { deps, sent, secret, next, shown, queued } = await setUp();
    await deliverEvent(deps, next());
    const [request] = sent;
    const { 'webhook-id': id = '', 'webhook-timestamp': time = '' } = request?.headers ?? {};
    const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${id}.${time}.${request?.body}`)
      .digest('base64');
    expect(request).toMatchObject({
      url: 'https://example.com/hook',
      headers: { 'content-type': 'application/json', 'webhook-signature': `v1,${signed}` },
    });
    expect(time).toBe(String(deps.clock.now().getTime() / 1000));
    expect(await shown()).toMatchObject({
      event_id: id,
      status: 'delivered',
      attempts: 1,
      last_answer: 'HTTP 204',
      next_attempt_at: null,
    });
    expect(queued).toEqual([]);
  });

  it('happens once, no matter how many copies of its message arrive, or how close together', async () => {
    const { deps, sent, next } = await setUp();
    const message = next();
    await Promise.all(Array.from({ length: 8 }, () => deliverEvent(deps, message)));
    await deliverEvent(deps, message);
    expect(sent).toHaveLength(1);
  });

  it('is repeated with the same id and body, at the stated times, until it is given up and shown as such', async () => {
    const { deps, clock, sent, queued, next, shown } = await setUp(() => busy);
    const begin = clock.now().getTime();
    const times: number[] = [];
    for (let attempt = 1; attempt <= deliveryAttempts; attempt++) {
      times.push(clock.now().getTime() - begin);
      await deliverEvent(deps, next());
      const due = (await shown())?.next_attempt_at;
      if (!due) break;
      clock.set(due);
      // The queue handles delays of up to a quarter of an hour, and the sweep handles longer ones.
      if (queued.length === 0) await requeueDueDeliveries(deps);
    }
    const waits = times.slice(1).map((time, place) => time - (times[place] ?? 0));
    expect(waits).toEqual(retryDelaysMs);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['webhook-signature'])).size).toBe(deliveryAttempts);
    expect(await shown()).toMatchObject({
      status: 'failed',
      attempts: deliveryAttempts,
      last_answer: 'HTTP 503',
      next_attempt_at: null,
    });
    clock.advance(100_000);
    expect((await requeueDueDeliveries(deps)).count).toBe(0);
  });

  it('is made by a later attempt, and an old message about an earlier attempt does nothing', async () => {
    const { deps, clock, sent, next, shown } = await setUp((attempt) => (attempt === 1 ? busy : ok));
    const first = next();
    await deliverEvent(deps, first);
    clock.advance(60);
    await deliverEvent(deps, first);
    expect(sent).toHaveLength(1);
    await deliverEvent(deps, next());
    expect(await shown()).toMatchObject({ status: 'delivered', attempts: 2, last_answer: 'HTTP 204' });
  });

  it('is found by the sweep if its message was lost, or its consumer died', async () => {
    const { deps, clock, sent, queued, next, shown } = await setUp((attempt) => {
      if (attempt === 1) throw new Error('the function was killed');
      return ok;
    });
    next();
    expect((await requeueDueDeliveries(deps)).count).toBe(1);
    await expect(deliverEvent(deps, next())).rejects.toThrow('killed');
    expect([(await requeueDueDeliveries(deps)).count, queued]).toEqual([0, []]);
    clock.advance(121);
    expect((await requeueDueDeliveries(deps)).count).toBe(1);
    await deliverEvent(deps, next());
    expect([sent.length, (await shown())?.status]).toEqual([2, 'delivered']);
  });

  it('is given up if its last attempt was interrupted', async () => {
    const { deps, next, shown } = await setUp();
    const message = next();
    for (let attempts = 0; attempts < deliveryAttempts; attempts++)
      await deps.webhooks.claim({ ...message, attempts }, '2026-11-21T12:02:00.000Z');
    await deliverEvent(deps, { ...message, attempts: deliveryAttempts });
    expect(await shown()).toMatchObject({
      status: 'failed',
      last_answer: 'The last attempt was interrupted',
    });
  });

  it('counts a success that arrives after its lease over an attempt that began in the meantime', async () => {
    const { promise, resolve } = Promise.withResolvers<SendOutcome>();
    const { deps, clock, next, shown } = await setUp((attempt) => (attempt === 1 ? promise : busy));
    const slow = deliverEvent(deps, next());
    await Promise.resolve();
    clock.advance(121);
    await requeueDueDeliveries(deps);
    await deliverEvent(deps, next());
    resolve(ok);
    await slow;
    expect(await shown()).toMatchObject({ status: 'delivered', last_answer: 'HTTP 204' });
  });

  it('goes nowhere, and is gone, once its webhook is deleted', async () => {
    const { deps, sent, webhook, next } = await setUp();
    await deps.webhooks.remove(userId, webhook.id);
    await deliverEvent(deps, next());
    expect(sent).toEqual([]);
    expect(await deps.webhooks.listDeliveries(userId, webhook.id, 10)).toEqual([]);
  });
});

describe('the secret of a webhook', () => {
  const keyOf = (...values: string[]): StageKey => {
    const [current, ...older] = values.map((value) => ({ value, createdAt: new Date(0) }));
    if (!current) throw new Error('A key has a version.');
    return { read: async () => [current, ...older], invalidate: () => {} };
  };

  it('survives rotations of the key, as long as an event is sent between two of them', async () => {
    const { deps, next, shown, webhook } = await setUp();
    const before = 'a webhook key of the tests';
    await deliverEvent({ ...deps, webhookKey: keyOf('second', before) }, next());
    await testWebhook(deps, { userId, webhookId: webhook.id });
    await deliverEvent({ ...deps, webhookKey: keyOf('third', 'second') }, next());
    expect((await shown())?.status).toBe('delivered');
  });

  it('that nothing opens anymore ends the delivery with a message for the owner and a line for the operator', async () => {
    const { deps, next, shown, sent, lines } = await setUp();
    await deliverEvent({ ...deps, webhookKey: keyOf('third', 'second') }, next());
    expect(sent).toEqual([]);
    expect(await shown()).toMatchObject({
      status: 'failed',
      last_answer: expect.stringContaining('Delete this webhook and create it again'),
    });
    expect(JSON.stringify(lines)).toContain('the secret of a webhook cannot be opened');
  });

  it('reaches no log, and neither does the address', async () => {
    const { deps, next, secret, lines } = await setUp();
    await deliverEvent(deps, next());
    const text = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThan(0);
    for (const hidden of [secret, secret.slice(6), 'example.com']) expect(text).not.toContain(hidden);
  });
});
