import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { articleText, longArticleText, visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';
import { sampleArticle, startPageHost } from '#test/vendors/page-host.ts';

let dataDir: string;
let stack: LocalStack;

const start = async (more: { port?: number; fresh?: boolean } = {}) => {
  stack = await startLocalStack({ port: 0, dataDir, ...more });
};
beforeEach(async () => {
  dataDir = tempDir();
  await start();
});
afterEach(() => stack.stop());

const restart = async (fresh = false) => {
  const port = Number(new URL(stack.url).port);
  await stack.stop();
  await start({ port, fresh });
};
const visitor = (address = '203.0.113.1') => visitorOf(stack.url, address);
const jobIdOf = (response: { body: Record<string, unknown> }) => String(response.body.job_id);

describe('a run', () => {
  it('goes from the request to the result, and survives a restart', async () => {
    const jobId = jobIdOf(await visitor().optimize(articleText()));
    const ended = await visitor().ended(jobId);
    expect(ended).toMatchObject({ status: 'completed', final_result: { seo_titles: expect.any(Array) } });
    await restart();
    expect(await visitor().status(jobId)).toEqual(ended);
    expect(await visitor().optimize(articleText())).toMatchObject({ status: 429 });
  });

  it('that a stop interrupts continues after the next start', async () => {
    const jobId = jobIdOf(await visitor().optimize(longArticleText()));
    await restart();
    expect(await visitor().ended(jobId)).toMatchObject({ status: 'completed' });
  });

  it('counts for the visitor whose address it names, and for nobody else', async () => {
    expect((await visitor().optimize(articleText())).status).toBe(200);
    expect(await visitor().optimize(articleText())).toMatchObject({ status: 429 });
    const second = await visitor('203.0.113.2').optimize(articleText());
    expect(await visitor('203.0.113.2').ended(jobIdOf(second))).toMatchObject({ status: 'completed' });
  });

  it('reads a page of this machine only when its host is allowed', async () => {
    const host = await startPageHost();
    host.put('/page', { body: sampleArticle });
    const blocked = jobIdOf(await visitor().optimize(`${host.origin}/page`));
    const rejection = expect.stringContaining('private');
    expect(await visitor().ended(blocked)).toMatchObject({ status: 'failed', error_user_message: rejection });
    const set = await visitor().post('/dev/allowed-hosts', { hosts: [host.host] });
    expect(set).toEqual({ status: 200, body: { hosts: [host.host] } });
    const allowed = jobIdOf(await visitor('203.0.113.2').optimize(`${host.origin}/page`));
    const ended = await visitor('203.0.113.2').ended(allowed);
    await host.close();
    expect(ended.error_user_message).not.toEqual(rejection);
    expect(host.requests).toContain('/page');
  });
});

describe('the clock', () => {
  it('moves the product to the next month, keeps ticking, and survives a restart', async () => {
    const first = jobIdOf(await visitor().optimize(articleText()));
    await visitor().ended(first);
    const before = (await visitor().ask('/api/config')).body.demo as { used: boolean; resetsOn: string };
    expect(before.used).toBe(true);
    expect((await visitor().post('/dev/clock', { now: before.resetsOn })).body).toMatchObject({
      moved: true,
    });
    const shown = (await visitor().ask('/dev/clock')).body.now as string;
    expect(Date.parse(shown) - Date.parse(before.resetsOn)).toBeGreaterThanOrEqual(0);
    expect(Date.parse(shown) - Date.parse(before.resetsOn)).toBeLessThan(5_000);
    await restart();
    expect((await visitor().ask('/api/config')).body.demo).toMatchObject({ used: false });
    const second = jobIdOf(await visitor().optimize(articleText()));
    expect(await visitor().ended(second)).toMatchObject({ status: 'completed' });
    await visitor().post('/dev/clock', { now: null });
    expect((await visitor().ask('/api/config')).body.demo).toMatchObject({ used: true });
  });
});

describe('faults', () => {
  it('that are temporary are retried; lasting ones fail the run with a message for the user', async () => {
    const arm = (kind: string, times: number) =>
      visitor().post('/dev/faults', { port: 'marketData', kind, times });
    expect((await arm('timeout', 1)).body).toEqual({
      faults: [{ port: 'marketData', kind: 'timeout', times: 1 }],
    });
    const first = jobIdOf(await visitor().optimize(articleText()));
    expect(await visitor().ended(first)).toMatchObject({ status: 'completed' });
    expect((await visitor().ask('/dev/faults')).body.faults).toEqual([]);

    await visitor().post('/dev/faults', { port: 'pageFetcher', kind: 'error' });
    const second = jobIdOf(await visitor('203.0.113.2').optimize('https://example.com/article'));
    const ended = await visitor('203.0.113.2').ended(second);
    expect(ended).toMatchObject({
      status: 'failed',
      error_user_message: expect.stringContaining('could not reach'),
    });

    await arm('error', 3);
    expect((await arm('none', 1)).body).toEqual({ faults: [] });
  });
});

describe('the tools for testers', () => {
  it('reject invalid requests in the API’s format', async () => {
    const wrong: [path: string, body: unknown][] = [
      ['/dev/clock', { now: 'tomorrow' }],
      ['/dev/clock', {}],
      ['/dev/faults', { port: 'nothing', kind: 'error' }],
      ['/dev/faults', { port: 'marketData', kind: 'error', times: 0 }],
      ['/dev/allowed-hosts', { hosts: ['10.0.0.1:80'] }],
      ['/dev/allowed-hosts', { hosts: 'localhost' }],
    ];
    for (const [path, body] of wrong) {
      const response = await visitor().post(path, body);
      expect(response).toMatchObject({ status: 400, body: { error: true, code: 'invalid_request' } });
    }
    const noJson = await visitor().ask('/dev/clock', { method: 'POST', body: '{' });
    expect(noJson).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
    expect(await visitor().ask('/dev/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('answer only to this machine’s own host names, because a site could point its name here', async () => {
    const ask = (host: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
        const sent = request(`${stack.url}/dev/clock`, { headers }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.on('error', reject).end();
      });
    const { port } = new URL(stack.url);
    const own = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
    expect(await Promise.all(own.map(ask))).toEqual([200, 200, 200]);
    const foreign = ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`, '127.0.0.2'];
    expect(await Promise.all(foreign.map(ask))).toEqual([403, 403, 403, 403]);
  });

  it('accept nothing from pages of other sites', async () => {
    const init = { method: 'POST', body: '{"now":null}', headers: { origin: 'https://elsewhere.example' } };
    expect(await visitor().ask('/dev/clock', init)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('list themselves, and show mails without running scripts', async () => {
    for (const path of ['/dev', '/dev/mailbox']) {
      const response = await fetch(`${stack.url}${path}`);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

describe('a restart', () => {
  it('with --fresh forgets everything', async () => {
    const jobId = jobIdOf(await visitor().optimize(articleText()));
    await visitor().ended(jobId);
    await restart(true);
    expect((await visitor().ask(`/api/get-job-status/${jobId}`)).status).toBe(404);
    expect((await visitor().ask('/api/config')).body.demo).toMatchObject({ used: false });
  });

  it('is not possible for a second stack, which says that the folder or the port is in use', async () => {
    await expect(startLocalStack({ port: 0, dataDir })).rejects.toThrow(/in use by another local stack/);
    const port = Number(new URL(stack.url).port);
    const elsewhere = tempDir();
    await expect(startLocalStack({ port, dataDir: elsewhere })).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  });
});
