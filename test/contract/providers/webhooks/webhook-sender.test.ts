import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookSender } from '#ports';
import { createWebhookSender } from '#providers/webhooks/create-webhook-sender.ts';
import { createRemoteWebhookSender, handleSendCall } from '#providers/webhooks/send-call.ts';
import own from '#test/fixtures/ssrf-addresses.json' with { type: 'json' };
import { startWebhookReceiver } from '#test/vendors/webhook-receiver.ts';

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

// Node announces each client socket it creates. A refused address must not even get that far.
let sockets = 0;
const count = (): void => void sockets++;
beforeEach(() => {
  sockets = 0;
  subscribe('net.client.socket', count);
});
afterEach(() => void unsubscribe('net.client.socket', count));

const ownSender = (timeoutMs?: number) =>
  createWebhookSender({ allowHosts: () => [receiver.host], ...(timeoutMs && { timeoutMs }) });
/** As in the cloud: the call and its outcome travel to another function as JSON. */
const remoteSender = (timeoutMs?: number): WebhookSender =>
  createRemoteWebhookSender(async (call) => {
    const outcome = await handleSendCall(ownSender(timeoutMs), JSON.parse(JSON.stringify(call)));
    return JSON.parse(JSON.stringify(outcome));
  });

const post = (sender: WebhookSender, url: string) =>
  sender.post({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"a":1}' });

describe.each([
  ['in this process', ownSender],
  ['in a function of its own', remoteSender],
] as const)('the webhook sender %s', (_, open) => {
  it('posts the body and the headers as they are', async () => {
    expect(await post(open(), `${receiver.origin}/200?key=1`)).toEqual({ kind: 'answered', status: 200 });
    expect(receiver.received.at(-1)).toMatchObject({
      method: 'POST',
      path: '/200?key=1',
      body: '{"a":1}',
      headers: { 'webhook-id': 'evt_1', 'user-agent': expect.stringContaining('Sweetspot') },
    });
  });

  it.each([204, 301, 400, 404, 410, 429, 500, 503])('passes on HTTP %i', async (status) => {
    expect(await post(open(), `${receiver.origin}/${status}`)).toEqual({ kind: 'answered', status });
  });

  it('follows no redirect', async () => {
    const before = receiver.received.length;
    expect(await post(open(), `${receiver.origin}/redirect`)).toEqual({ kind: 'answered', status: 302 });
    expect(receiver.received.slice(before).map(({ path }) => path)).toEqual(['/redirect']);
  });

  it('waits no longer than allowed for an answer', async () => {
    expect(await post(open(200), `${receiver.origin}/silent`)).toMatchObject({ kind: 'timeout' });
  });

  it.each(['/endless', '/unfinished'])('reads the status of %s, and ignores the rest', async (path) => {
    expect(await post(open(200), `${receiver.origin}${path}`)).toEqual({ kind: 'answered', status: 200 });
  });

  it('says that a receiver is down, but not where it is', async () => {
    const away = { kind: 'unreachable', detail: 'The address could not be reached' };
    expect(await post(open(), `${receiver.origin}/reset`)).toEqual(away);
    const unresolved = createWebhookSender({
      resolver: () => Promise.reject(Object.assign(new Error('ENOTFOUND 10.0.0.2'), { code: 'ENOTFOUND' })),
    });
    expect(await post(unresolved, 'https://example.com/hook')).toEqual(away);
  });
});

describe('addresses that must be refused', () => {
  it.each(own.block)(
    '%s is refused without a connection, when it is registered and when it is used',
    async (url) => {
      const sender = createWebhookSender({ resolver: async () => ['93.184.216.34'] });
      expect(await sender.rejectionOf(url)).toMatch(/Give a public https address\.$/);
      expect(await post(sender, url)).toMatchObject({ kind: 'blocked' });
      expect(sockets).toBe(0);
    },
  );

  it.each(own.resolvesTo.blocked)(
    'a name that leads to %s %s is refused without a connection',
    async (...addresses) => {
      const sender = createWebhookSender({ resolver: async () => addresses });
      expect(await sender.rejectionOf('https://example.com/hook')).toBeNull();
      const outcome = await post(sender, 'https://example.com/hook');
      expect(outcome.kind).toBe('blocked');
      for (const address of addresses) expect(JSON.stringify(outcome)).not.toContain(address);
      expect(sockets).toBe(0);
    },
  );

  it('plain http is refused, except for a loopback host that a tester allows', async () => {
    expect(await ownSender().rejectionOf('http://example.com/hook')).toContain('https only');
    expect(await ownSender().rejectionOf(`${receiver.origin}/hook`)).toBeNull();
    expect(await createWebhookSender().rejectionOf(`${receiver.origin}/hook`)).not.toBeNull();
    expect(await createRemoteWebhookSender(async () => null).rejectionOf('http://example.com/')).toContain(
      'https only',
    );
  });
});

it('fails on an invalid answer of the function, and does not take it for a delivery', async () => {
  for (const answer of [
    null,
    {},
    { kind: 'answered' },
    { kind: 'answered', status: 'x' },
    { kind: 'delivered' },
  ])
    await expect(
      post(
        createRemoteWebhookSender(async () => answer),
        'https://example.com/',
      ),
    ).rejects.toMatchObject({
      name: 'ProviderMalformed',
    });
});
