import { describe, expect, it } from 'vitest';
import { webhookEvent } from '#contracts/public-api/webhooks.ts';
import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import { maxWebhooks, shownDeliveries } from '#contracts/webhooks/webhook-limits.ts';
import type { WebhookRequest } from '#ports';
import { openPublicApi } from '#test/contract/api/open-public-api.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { deliverEvent } from '#usecases/webhooks/deliver-event.ts';

const url = 'https://example.com/hook?token=of-the-owner';

/** The API with a queue that holds deliveries until they are made, and a receiver that records what it gets. */
const open = async () => {
  const queued: QueuedDelivery[] = [];
  const sent: WebhookRequest[] = [];
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const clock = createManualClock();
  const api = await openPublicApi({
    deps: {
      clock,
      log: { info: log, warn: log, error: log },
      webhookQueue: { put: async (delivery) => void queued.push(delivery) },
      webhookSender: {
        rejectionOf: async () => null,
        post: async (request) => {
          sent.push(request);
          return { kind: 'answered', status: 204 };
        },
      },
    },
  });
  const deliver = async () => {
    for (const delivery of queued.splice(0)) await deliverEvent(api.deps, delivery);
  };
  const create = async () => (await api.call({ route: 'createWebhook', body: { url } })).body;
  const list = async (key?: string) =>
    (await api.call({ route: 'listWebhooks', ...(key && { key }) })).body.webhooks;
  return { ...api, clock, queued, sent, lines, deliver, create, list };
};

describe('webhooks of the public API', () => {
  it('are notified of each run that completes or is canceled, including runs started on the site', async () => {
    const { create, start, finish, call, deliver, sent, list } = await open();
    const { webhook } = await create();
    const completed = await start();
    await finish(completed);
    const canceled = await start();
    await call({ route: 'cancelRun', id: canceled });
    await deliver();
    const events = sent.map(({ body }) => webhookEvent.parse(JSON.parse(body)));
    expect(events.map(({ type, data }) => [type, 'id' in data && data.id])).toEqual([
      ['run.completed', completed],
      ['run.cancelled', canceled],
    ]);
    for (const [place, id] of [completed, canceled].entries())
      expect(events[place]?.data).toEqual((await call({ route: 'getRun', id })).body);
    const [shown] = await list();
    expect(shown).toMatchObject({ id: webhook.id, url });
    expect(shown.deliveries).toHaveLength(2);
  });

  it('show only the newest deliveries', async () => {
    const { create, call, clock, list } = await open();
    const { webhook } = await create();
    const ids: string[] = [];
    for (let count = 0; count < shownDeliveries + 3; count++) {
      clock.advance(1);
      ids.unshift((await call({ route: 'testWebhook', id: webhook.id })).body.event_id);
    }
    const [{ deliveries }] = await list();
    expect(deliveries.map(({ event_id }: { event_id: string }) => event_id)).toEqual(
      ids.slice(0, shownDeliveries),
    );
  });

  it('each have their own secret, which only the answer that creates them contains', async () => {
    const { create, list, call, lines } = await open();
    const secrets: string[] = [];
    for (let count = 0; count < maxWebhooks; count++) secrets.push((await create()).secret);
    expect(new Set(secrets).size).toBe(maxWebhooks);
    const [{ id }] = await list();
    const texts = [
      JSON.stringify(await list()),
      (await call({ route: 'testWebhook', id })).text,
      (await call({ route: 'deleteWebhook', id })).text,
      JSON.stringify(lines),
    ];
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret.slice(6));
  });

  it('are read with a read key, and changed only with a key that may run', async () => {
    const { create, newKey, call, list } = await open();
    const { webhook } = await create();
    const key = await newKey(['read']);
    expect(await list(key)).toHaveLength(1);
    const rejected = await Promise.all([
      call({ route: 'createWebhook', key, body: { url } }),
      call({ route: 'testWebhook', key, id: webhook.id }),
      call({ route: 'deleteWebhook', key, id: webhook.id }),
    ]);
    expect(rejected.map(({ body }) => body.code)).toEqual(Array(3).fill('insufficient_scope'));
    expect(await list()).toHaveLength(1);
  });

  it('of another account look as if they did not exist, and hear nothing of its runs', async () => {
    const { create, deps, call, list, start, finish, deliver, sent } = await open();
    const { webhook } = await create();
    await deps.users.create({ ...newProfile('u2'), role: 'admin' }, grantOf(10));
    const caller = { userId: 'u2', visitor: 'v' };
    const { full_api_key: key } = await generateApiKey(deps, { caller, userId: 'u2', availability: 'soon' });
    expect(await list(key)).toEqual([]);
    for (const route of ['testWebhook', 'deleteWebhook'] as const)
      expect((await call({ route, key, id: webhook.id })).body.code).toBe('webhook_not_found');
    await call({ route: 'createWebhook', key, body: { url: 'https://example.com/other' } });
    await finish(await start());
    await deliver();
    expect(sent.map((request) => request.url)).toEqual([url]);
  });

  it('get nothing more after they are deleted, not even what was already on its way', async () => {
    const { create, call, start, finish, deliver, sent, list } = await open();
    const { webhook } = await create();
    await finish(await start());
    expect((await call({ route: 'deleteWebhook', id: webhook.id })).body).toEqual({
      id: webhook.id,
      deleted: true,
    });
    await deliver();
    expect([sent, await list()]).toEqual([[], []]);
  });

  it('do not keep a run from ending when the queue is down', async () => {
    const { create, deps, start, finish, call, list } = await open();
    await create();
    deps.webhookQueue.put = () => Promise.reject(new Error('the queue is away'));
    const id = await start();
    await finish(id);
    expect((await call({ route: 'getRun', id })).body.status).toBe('completed');
    expect((await list())[0].deliveries[0]).toMatchObject({ run_id: id, status: 'waiting', attempts: 0 });
  });
});
