import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebhookList } from '#contracts/public-api/webhooks.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { article } from '#test/contract/api/open-public-api.ts';
import { eventually } from '#test/eventually.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { tempDir } from '#test/temp-dir.ts';
import { startWebhookReceiver } from '#test/vendors/webhook-receiver.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { signEvent } from '#usecases/webhooks/sign-event.ts';

let stack: LocalStack;
let key = '';
const cleanup: (() => unknown)[] = [];

beforeAll(async () => {
  stack = await startLocalStack({ port: 0, dataDir: tempDir(), allowedHosts: ['127.0.0.1', 'localhost'] });
  const { deps } = stack;
  const userId = 'u1';
  await deps.users.create({ ...newProfile(userId), role: 'admin' }, grantOf(40));
  const caller = { userId, visitor: 'v' };
  key = (await generateApiKey(deps, { caller, userId, availability: 'soon' })).full_api_key;
});
afterAll(() => stack.stop());
afterEach(async () => {
  for (const undo of cleanup.splice(0).reverse()) await undo();
});

const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${stack.url}/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
};

const register = async (url: string): Promise<{ id: string; secret: string }> => {
  const { secret, webhook } = await call('POST', '/webhooks', { url });
  cleanup.push(() => call('DELETE', `/webhooks/${webhook.id}`));
  return { id: webhook.id, secret };
};

const newestOf = async (id: string) => {
  const { webhooks }: WebhookList = await call('GET', '/webhooks');
  return webhooks.find((webhook) => webhook.id === id)?.deliveries[0];
};

const newRun = async (): Promise<string> =>
  (await call('POST', '/runs', { tool: 'keyword_optimizer', content: article })).id;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
};

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const languages = [
  ['TypeScript', process.execPath, 'receive-webhook.ts'],
  ['Python', 'python3', 'receive-webhook.py'],
] as const;

describe.each(languages)('the receiver in %s', (_, command, file) => {
  /** The documented program, started with its webhook's secret, and the lines that it prints. */
  const start = async (port: number, secret: string) => {
    const child: ChildProcess = spawn(command, [`web/content/api/examples/${file}`], {
      env: { ...process.env, PORT: String(port), SWEETSPOT_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    cleanup.push(async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    });
    const lines: string[] = [];
    if (!child.stdout) throw new Error('The receiver prints nothing.');
    createInterface(child.stdout).on('line', (line) => lines.push(line));
    await eventually(() => expect(lines).toEqual(['listening']));
    return lines;
  };

  it.skipIf(!has(command))(
    'accepts the event of a run and a test event, and no forged or old one',
    async () => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}/hook`;
      const { id, secret } = await register(url);
      const lines = await start(port, secret);
      const run = await newRun();
      await eventually(() => expect(lines).toContain(`run.completed ${run}`));
      await call('POST', `/webhooks/${id}/test`);
      await eventually(() => expect(lines).toContain(`webhook.test ${id}`));
      await eventually(async () => expect((await newestOf(id))?.status).toBe('delivered'));

      const event = { secret, eventId: 'evt_1', at: new Date(), body: `{"type":"x","data":{"id":"y"}}` };
      const post = async (headers: Record<string, string>, body = event.body) =>
        (await fetch(url, { method: 'POST', headers, body })).status;
      expect(await post(signEvent(event))).toBe(204);
      expect(
        await post(signEvent({ ...event, secret: `whsec_${Buffer.alloc(32).toString('base64')}` })),
      ).toBe(401);
      expect(await post(signEvent({ ...event, at: new Date(Date.now() - 600_000) }))).toBe(401);
      expect(await post(signEvent(event), '{"type":"x","data":{"id":"z"}}')).toBe(401);
      expect(await post({})).toBe(401);
      expect(await post(signEvent(event))).toBe(204);
      await eventually(() => expect(lines.filter((line) => line === 'x y')).toHaveLength(1));
    },
  );
});

describe('webhooks on the local stack', () => {
  it('report a canceled run, show a receiver’s answer, and plan the next attempt', async () => {
    const receiver = await startWebhookReceiver();
    cleanup.push(receiver.close);
    const { id } = await register(`${receiver.origin}/503`);
    const run = await newRun();
    await call('POST', `/runs/${run}/cancel`);
    await eventually(async () => expect((await newestOf(id))?.last_answer).toBe('HTTP 503'));
    expect(await newestOf(id)).toMatchObject({ status: 'waiting', attempts: 1, run_id: run });
    expect(receiver.received).toHaveLength(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'run.cancelled',
      data: { id: run, status: 'cancelled' },
    });
  });

  it('also deliver what the queue lost', async () => {
    const receiver = await startWebhookReceiver();
    cleanup.push(receiver.close);
    const { id } = await register(`${receiver.origin}/200`);
    await fetch(`${stack.url}/dev/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ port: 'webhookQueue', kind: 'error', times: 1 }),
    });
    await call('POST', `/webhooks/${id}/test`);
    // The sweep runs every 15 seconds here.
    await eventually(async () => expect((await newestOf(id))?.status).toBe('delivered'));
    expect(receiver.received).toHaveLength(1);
  });
});
