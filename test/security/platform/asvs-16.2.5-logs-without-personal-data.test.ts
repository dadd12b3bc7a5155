import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { articleText, visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';
import { startPageHost } from '#test/vendors/page-host.ts';

/** Words that appear nowhere else. If one turns up in a log, somebody's text leaked into it. */
const marks = {
  article: 'quibberwock',
  keyword: 'snarfblatt kettle',
  email: 'mara.zindelhof@private.example',
  contact: 'reach.jorlund@private.example',
  name: 'Zindelhof Marvelous',
  page: 'plumthistle',
  query: 'token=vexlorqueue',
};
const article = `${articleText()}\n\nThe ${marks.article} method keeps cold brew cold. Write to ${marks.contact}.`;

let stack: LocalStack;
const printed: string[] = [];
beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...values) => void printed.push(JSON.stringify(values)));
  stack = await startLocalStack({ port: 0, dataDir: tempDir() });
});
afterAll(() => stack.stop());

const readLog = (): string => readFileSync(join(stack.dataDir, 'tools/log.jsonl'), 'utf8');

it('runs, failures and accounts leave no article, keyword, page, address or name in any log', async () => {
  // The tests' setup replaces our console.error with its own for each test.
  vi.spyOn(console, 'error').mockImplementation((...values) => void printed.push(JSON.stringify(values)));
  const { userId, idToken } = await createLocalAccount(stack.url, {
    email: marks.email,
    password: 'Correct-horse-9',
  });
  const { ask, ended } = visitorOf(stack.url, '203.0.113.7');
  const asUser = { headers: { authorization: `Bearer ${idToken}` } };
  const send = (method: string, path: string, body?: unknown) =>
    ask(path, { ...asUser, method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const wait = async (jobId: unknown) => {
    for (const until = Date.now() + 20_000; Date.now() < until; await sleep(50)) {
      const { body } = await send('GET', `/api/get-job-status/${jobId}`);
      if (['completed', 'failed'].includes(String(body.status))) return body.status;
    }
    return 'running';
  };
  const run = async (request: object) =>
    wait((await send('POST', '/api/create-job', { generate_assets: true, ...request })).body.job_id);
  const optimize = (context: string) => run({ job_type: 'keyword_optimizer', context_input: context });
  const fail = (port: string, kind: string, times = 10) => send('POST', '/dev/faults', { port, kind, times });

  const site = await startPageHost();
  site.put('/article', {
    body: `<article><h1>${marks.page}</h1>${`<p>${marks.page} brews. </p>`.repeat(9)}</article>`,
  });
  await send('POST', '/dev/allowed-hosts', { hosts: [site.host] });

  await send('PATCH', '/api/me', { full_name: marks.name });
  expect(await optimize(article)).toBe('completed');
  await optimize(`${site.origin}/article?${marks.query}`);
  await optimize(`${site.origin}/pdf?${marks.query}`);
  expect(
    await run({ job_type: 'keyword_evaluator', keywords_list_input: marks.keyword, context_input: article }),
  ).toBe('completed');
  for (const kind of ['error', 'malformed']) {
    await fail('outputs', kind, 4);
    await optimize(article);
    await fail('outputs', 'none');
  }
  await fail('users', 'error', 1);
  await send('PATCH', '/api/me', { full_name: marks.name });
  await ask('/api/me', { headers: { authorization: `Bearer ${idToken}x` } });
  await ask('/api/create-job', { method: 'POST', body: `{"context_input": "${marks.article}` });
  const visitor = await ask('/api/create-job', {
    method: 'POST',
    body: JSON.stringify({ job_type: 'keyword_optimizer', generate_assets: true, context_input: article }),
  });
  await ended(String(visitor.body.job_id));
  await send('POST', '/api/me/sign-out-everywhere');
  await site.close();

  const logs = readLog() + printed.join('\n');
  expect(logs).toContain('stage ran');
  expect(logs).toContain('request failed');
  expect(logs).toContain('page not read');
  for (const [what, mark] of Object.entries(marks))
    expect([what, logs.includes(mark)]).toEqual([what, false]);
  for (const word of [...Object.values(marks), idToken].flatMap((mark) => mark.split(/[\s@.=]+/)))
    if (word.length > 7 && !['private', 'example'].includes(word))
      expect([word, logs.toLowerCase().includes(word.toLowerCase())]).toEqual([word, false]);
  expect(logs).not.toContain('Write to');
  expect(userId).toMatch(/^[\w-]+$/);
});
