import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, it } from 'vitest';
import { type AgentTool, agentResponseCharacters, agentTools } from '#contracts/agents/agent-tools.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { headers } from '#contracts/platform/headers.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { keyRoutes } from '#contracts/public-api/routes.ts';
import { openPublicApi } from '#test/contract/api/open-public-api.ts';
import { png } from '#test/factories/make-images.ts';
import { createMemoryRateLimits } from '#test/fakes/memory-rate-limits.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestImages, testSecrets } from '#test/fakes/test-deps.ts';
import { authenticateApiKey } from '#usecases/accounts/api-keys/authenticate-api-key.ts';
import { createAccountAgent } from '#usecases/agents/account-agent.ts';

const article = readFileSync('test/fixtures/articles/cold-brew-at-home.txt', 'utf8');
const address = `https://sweetspot.example${apiBase}${keyRoutes.callMcp.path}`;
const ownHeaders = {
  [headers.originSecret]: testSecrets.edge,
  [headers.viewerAddress]: '203.0.113.7:50000',
};

type Options = Parameters<typeof openPublicApi>[0];

/** The API, whose runs end at once, and the SDK's own client for it, with a key. */
const open = async (options: Options = {}) => {
  const opened = await openPublicApi(options);
  const { deps, api, ownKey } = opened;
  const { start } = deps.jobRunner;
  deps.jobRunner.start = async (input) => {
    await start(input);
    await runMachine(deps, input);
  };
  const connect = async (key = ownKey): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(address), {
      requestInit: { headers: { ...ownHeaders, Authorization: `Bearer ${key}` } },
      fetch: async (url, init) => api.request(String(url), init),
    });
    await client.connect(transport as Parameters<Client['connect']>[0]);
    return client;
  };
  const post = (body: string, extra: Record<string, string> = {}) =>
    api.request(address, {
      method: 'POST',
      headers: { ...ownHeaders, 'Content-Type': 'application/json', ...extra },
      body,
    });
  return { ...opened, connect, post };
};

const call = async (client: Client, name: AgentTool, input: Record<string, unknown> = {}) => {
  const response = await client.callTool({ name, arguments: input });
  const [content] = response.content as { text: string }[];
  return {
    text: content?.text ?? '',
    isError: response.isError === true,
    data: (response.structuredContent ?? {}) as Record<string, unknown>,
    size: JSON.stringify([response.content, response.structuredContent]).length,
  };
};

describe('the tools for agents over HTTP', () => {
  it('are the same six as over standard input and output', async () => {
    const { connect } = await open();
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(agentTools));
    for (const tool of tools) expect(tool.outputSchema, tool.name).toMatchObject({ type: 'object' });
  });

  it('optimize, read and verify an article in four calls, as a run of the account', async () => {
    const { connect, call: ask } = await open();
    const client = await connect();
    const first = await call(client, 'optimize_article', { article });
    expect(first.data).toMatchObject({ part: 'summary', titles: { length: 3 } });
    const pages: unknown[] = [];
    for (const page of [1, 2]) {
      const query = { run_id: first.data.run_id, part: 'article', page };
      pages.push((await call(client, 'read_result', query)).data.text);
    }
    const rewrite = pages.join('\n\n');
    const verified = await call(client, 'verify_rewrite', { original: article, rewrite });
    expect(verified.data.is_faithful, verified.text).toBe(true);
    const { runs } = (await ask({ route: 'listRuns' })).body;
    expect(runs).toMatchObject([{ id: first.data.run_id, tool: 'keyword_optimizer', status: 'completed' }]);
    const result = (await ask({ route: 'getRunResult', id: runs[0].id })).body;
    expect(first.data.result_sha256).toBe(result.manifest.result_sha256);
    for (const { size } of [first, verified]) expect(size).toBeLessThan(agentResponseCharacters);
  });

  it('evaluate keywords, and report the remaining credits', async () => {
    const { connect } = await open({ halfCredits: 40 });
    const client = await connect();
    const before = await call(client, 'get_balance');
    expect(before.data).toMatchObject({ credits: 20, plan: 'free' });
    const { data } = await call(client, 'evaluate_keywords', { keywords: ['cold brew'], context: article });
    expect(data.keywords).toHaveLength(1);
    expect(Number((await call(client, 'get_balance')).data.credits)).toBeLessThan(20);
  });

  it('describe images at public addresses in one run, and explain why for each file that cannot be described', async () => {
    const addresses = ['https://example.com/a/red-bike.png?w=2', 'https://example.com/no-image'];
    const images = createTestImages({
      [addresses[0] ?? '']: await png(),
      [addresses[1] ?? '']: new TextEncoder().encode('<html>'),
    });
    const { connect, call: ask } = await open({ deps: { imageFetcher: images }, halfCredits: 40 });
    const client = await connect();
    const files = [...addresses, 'https://example.com/missing.png', '/home/me/a.jpg'];
    const { data } = await call(client, 'describe_images', { files, context: 'Bikes for the city' });
    expect(data.images).toMatchObject([
      { file: files[0], error: null, is_draft: true, purpose: expect.any(String) },
      { file: files[1], error: expect.stringContaining('does not lead to a PNG, JPEG or WebP image') },
      { file: files[2], error: expect.stringContaining('could not be reached') },
      { file: files[3], error: expect.stringContaining('sweetspot mcp') },
    ]);
    const { runs } = (await ask({ route: 'listRuns' })).body;
    expect(runs).toMatchObject([{ id: data.run_id, tool: 'image_analyzer', status: 'completed' }]);
    const read = await call(client, 'read_result', { run_id: data.run_id, part: 'images' });
    expect(read.data.text).toContain('red-bike.png');
  });

  it('create no run, and cost nothing, when no image can be read', async () => {
    const { connect, deps } = await open({ halfCredits: 40 });
    const client = await connect();
    const before = await call(client, 'get_balance');
    const { data } = await call(client, 'describe_images', { files: ['https://example.com/missing.png'] });
    expect(data).toMatchObject({ run_id: null, images: [{ error: expect.any(String) }] });
    expect(deps.jobRunner.started).toEqual([]);
    expect((await call(client, 'get_balance')).data.credits).toBe(before.data.credits);
  });

  it.each([
    ['PageTimeout', 'within 10 seconds'],
    ['PageTooLarge', 'larger than 4 MB'],
    ['PageBlockedAddress', 'not public'],
    ['PageHostShareUsed', 'in a minute'],
    ['ProviderMalformed', 'could not be reached'],
  ] as const)('say what to do about an image that cannot be read because of %s', async (name, words) => {
    const imageFetcher = {
      fetch: async () => {
        throw new JobError(name, 'internal: 10.0.0.1');
      },
    };
    const { connect } = await open({ deps: { imageFetcher }, halfCredits: 40 });
    const { data } = await call(await connect(), 'describe_images', { files: ['https://example.com/a.png'] });
    expect(data).toMatchObject({ run_id: null, images: [{ error: expect.stringContaining(words) }] });
    expect(JSON.stringify(data)).not.toContain('internal');
  });

  it('stay below the length limit of an answer with ten images that have long names', async () => {
    const files = Array.from(
      { length: 10 },
      (_, n) => `https://example.com/${'long-name-'.repeat(60)}${n}.png`,
    );
    const bytes = await png();
    const images = createTestImages(Object.fromEntries(files.map((file) => [file, bytes])));
    const { connect } = await open({ deps: { imageFetcher: images }, halfCredits: 40 });
    const response = await call(await connect(), 'describe_images', { files });
    expect(response.data.images).toHaveLength(10);
    expect(response.size).toBeLessThan(agentResponseCharacters);
  });

  it.each<[AgentTool, Record<string, unknown>, RegExp]>([
    ['optimize_article', { article: '' }, /Please paste article text/],
    ['read_result', { run_id: 'nothing', part: 'summary' }, /No run has this id/],
    [
      'read_result',
      { run_id: '0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d11', part: 'summary' },
      /no run with this id/,
    ],
    ['verify_rewrite', { original: '', rewrite: 'One.' }, /./],
    ['evaluate_keywords', { keywords: [] }, /./],
  ])('%s answers a mistake with helpful words: %j', async (name, input, words) => {
    const { connect } = await open();
    const response = await call(await connect(), name, input);
    expect([response.isError, response.text]).toEqual([true, expect.stringMatching(words)]);
  });

  it('report missing credits, and start nothing', async () => {
    const { connect, deps } = await open({ halfCredits: 0 });
    const response = await call(await connect(), 'optimize_article', { article });
    expect([response.isError, response.text]).toEqual([true, expect.stringMatching(/too few credits/)]);
    expect(deps.jobRunner.started).toEqual([]);
  });

  const askBalance = async (fault: Error) => {
    const lines: [level: string, message: string][] = [];
    const write = (level: string) => (message: string) => void lines.push([level, message]);
    const log = { info: write('info'), warn: write('warn'), error: write('error') };
    const { connect, deps } = await open({ deps: { log } });
    const client = await connect();
    deps.credits.balance = () => Promise.reject(fault);
    return { response: await call(client, 'get_balance'), lines };
  };

  it('hide an internal fault, and log it', async () => {
    const { response, lines } = await askBalance(new Error('the table is away'));
    expect([response.isError, response.text]).toEqual([true, expect.not.stringContaining('table')]);
    expect(lines).toContainEqual(['error', 'a tool for agents failed']);
  });

  it('do not alert the operator while a service is busy', async () => {
    const busy = Object.assign(new Error('slow down'), { name: 'ThrottlingException' });
    const { response, lines } = await askBalance(busy);
    expect(response.isError).toBe(true);
    expect(lines.map(([level]) => level)).toContain('warn');
    expect(lines.map(([level]) => level)).not.toContain('error');
  });
});

describe('a key of the tools over HTTP', () => {
  it('that may only read lists the tools and reads results, and starts and compares nothing', async () => {
    const { connect, newKey, start, finish, deps } = await open();
    const id = await start();
    await finish(id);
    const client = await connect(await newKey(['read']));
    expect((await client.listTools()).tools).toHaveLength(6);
    expect((await call(client, 'read_result', { run_id: id, part: 'keywords' })).isError).toBe(false);
    expect((await call(client, 'get_balance')).isError).toBe(false);
    const { started } = deps.jobRunner;
    const before = started.length;
    for (const [name, input] of [
      ['optimize_article', { article }],
      ['evaluate_keywords', { keywords: ['a'] }],
      ['describe_images', { files: ['https://example.com/a.png'] }],
      ['verify_rewrite', { original: 'One.', rewrite: 'One.' }],
    ] as const)
      expect(await call(client, name, input)).toMatchObject({
        isError: true,
        text: expect.stringContaining('lacks the scope "run"'),
      });
    expect(started.length).toBe(before);
  });

  it('that is missing, malformed or revoked gets a problem with status 401', async () => {
    const { post, ownKey, deps, userId } = await open();
    const [key] = await deps.apiKeys.list(userId);
    if (!key) throw new Error('There is a key.');
    await deps.apiKeys.revoke(userId, key.keyId);
    for (const Authorization of ['', 'Bearer x', `Bearer ${ownKey}`]) {
      const response = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', { Authorization });
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        401,
        'application/problem+json',
      ]);
    }
  });

  it('counts each comparison against the limit of comparisons', async () => {
    const { connect } = await open({ deps: { rateLimits: createMemoryRateLimits() } });
    const client = await connect();
    const texts = { original: 'One.', rewrite: 'One.' };
    for (let count = 0; count < rateLimits.comparisons.user; count++)
      expect((await call(client, 'verify_rewrite', texts)).isError).toBe(false);
    const rejected = await call(client, 'verify_rewrite', texts);
    expect([rejected.isError, rejected.text]).toEqual([true, expect.stringMatching(/Too many comparisons/)]);
  });
});

describe('the address of the tools', () => {
  it('answers another method with 405, and a body that is not a message with a JSON-RPC error', async () => {
    const { api, post, ownKey } = await open();
    for (const method of ['GET', 'DELETE'])
      expect((await api.request(address, { method, headers: ownHeaders })).status).toBe(405);
    const Authorization = `Bearer ${ownKey}`;
    for (const body of ['{', '{"a":1}', 'null']) {
      const response = await post(body, { Authorization });
      expect([body, response.status]).toEqual([body, 400]);
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
    }
  });

  it('answers in JSON to a client that accepts anything, because CloudFront forwards no Accept header', async () => {
    const { post, ownKey } = await open();
    const response = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', {
      Authorization: `Bearer ${ownKey}`,
    });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    expect(response.headers.get('RateLimit-Limit')).toBe(String(rateLimits.agents.user));
  });
});

it('a run that outlasts a call’s time limit is answered with how to read it later', async () => {
  const { deps, ownKey, finish, newKey } = await openPublicApi();
  await newKey();
  const apiKey = await authenticateApiKey(deps, { key: ownKey, availability: 'soon' });
  const caller = { userId: apiKey.userId, visitor: 'v' };
  const waits: number[] = [];
  const agent = createAccountAgent(deps, {
    caller,
    apiKey,
    openPace: () => ({
      hasTime: () => waits.length < 3,
      wait: async (ms) => void waits.push(ms),
    }),
  });
  const first = await agent.optimize_article({ article });
  expect(first).toMatchObject({ summary: expect.stringContaining('Call read_result'), titles: [] });
  expect(waits).toHaveLength(3);
  await finish(first.run_id);
  const later = await agent.read_result({ run_id: first.run_id, part: 'summary' });
  expect(later.titles).toHaveLength(3);
});
