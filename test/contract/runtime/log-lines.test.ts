import { describe, expect, it } from 'vitest';
import { createApi } from '#api/app.ts';
import { createJobResponse } from '#contracts/jobs/create-job.ts';
import { headers } from '#contracts/platform/headers.ts';
import { logEvents } from '#contracts/platform/log-events.ts';
import type { Deps, Log } from '#ports';
import { openApi } from '#test/contract/api/api-suite.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, type TestDeps, testConfig, testSecrets, tokenOf } from '#test/fakes/test-deps.ts';
import { notEmpty } from '#test/not-empty.ts';

type Line = { level: keyof Log; message: string } & Record<string, unknown>;

/** A log that keeps its lines, as CloudWatch would store them. */
const keepLines = (): { log: Log; lines: Line[] } => {
  const lines: Line[] = [];
  const at =
    (level: keyof Log): Log[typeof level] =>
    (message, fields = {}) =>
      void lines.push({ level, message, ...fields });
  return { lines, log: { info: at('info'), warn: at('warn'), error: at('error') } };
};

describe('a request', () => {
  const brokenStore = (deps: TestDeps): Deps => ({
    ...deps,
    users: { ...deps.users, find: () => Promise.reject(new Error('The table is gone.')) },
  });

  it('has the id of API Gateway in its response and in every log line', async () => {
    const { log, lines } = keepLines();
    const api = createApi(brokenStore(createTestDeps({ log })), testConfig);
    const request = { headers: { authorization: `Bearer ${tokenOf('ada')}` } };
    const response = await api.request('/api/me', request, {
      event: { requestContext: { requestId: 'gateway-1' } },
    });
    expect([response.status, response.headers.get(headers.requestId)]).toEqual([500, 'gateway-1']);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'request failed' }));
    for (const line of notEmpty(lines)) expect(line).toMatchObject({ requestId: 'gateway-1' });
  });

  it('is refused if it bypasses CloudFront on a stage with a firewall', async () => {
    const api = createApi(createTestDeps(), { ...testConfig, edgeOnly: true });
    const ask = (extra: Record<string, string>) => api.request('/api/config', { headers: extra });
    expect((await ask({})).status).toBe(404);
    expect((await ask({ [headers.originSecret]: 'guessed' })).status).toBe(404);
    expect((await ask({ [headers.originSecret]: testSecrets.edge })).status).toBe(200);
  });
});

describe('a run', () => {
  const text =
    'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. '.repeat(
      9,
    );

  const run = async (overrides: Partial<Omit<Deps, 'clock' | 'jobRunner'>>, context_input = text) => {
    const { log, lines } = keepLines();
    const { call, deps } = openApi({ log, ...overrides });
    const body = { job_type: 'keyword_optimizer', generate_assets: true, context_input };
    const { job_id: jobId } = createJobResponse.parse((await call({ route: 'createJob', body })).body);
    const [input] = deps.jobRunner.started;
    if (!input) throw new Error('The run was not started.');
    await runMachine(deps, input);
    return { jobId, lines };
  };
  const ending = (lines: Line[]) =>
    lines.filter(({ message }) =>
      [logEvents.jobCompleted.message, logEvents.jobFailed.message].includes(message as never),
    );

  it('writes one line at its end, and its id in every line of its stages', async () => {
    const { jobId, lines } = await run({});
    expect(ending(lines)).toEqual([
      { level: 'info', message: 'job completed', jobId, jobType: 'keyword_optimizer' },
    ]);
    const stages = lines.filter(({ message }) => message === 'stage ran');
    expect(stages.length).toBeGreaterThan(5);
    for (const line of notEmpty(stages))
      expect(line).toMatchObject({ jobId, status: expect.any(String), ms: expect.any(Number) });
  });

  it('logs, after a failure, whether it was refunded and the cause, in the format that the alarms read', async () => {
    const marketData = { source: 'dataforseo', lookUp: () => Promise.reject(new Error('no')) } as const;
    const ours = await run({ marketData });
    expect(ending(ours.lines)).toEqual([
      expect.objectContaining({ message: 'job failed', jobId: ours.jobId, refunded: true, fault: true }),
    ]);
    const theirs = await run({}, 'https://example.com/not-there');
    expect(ending(theirs.lines)).toEqual([
      expect.objectContaining({ message: 'job failed', jobId: theirs.jobId, refunded: true, fault: false }),
    ]);
  });

  it('logs the provider cost in the format that its alarm reads', async () => {
    const marketData = {
      source: 'dataforseo',
      lookUp: async () => ({ metrics: new Map(), costUsd: 0.0145, cacheHits: 0 }),
    } as const;
    const { jobId, lines } = await run({ marketData });
    const paid = lines.filter(({ message }) => message === logEvents.providerPaid.message);
    expect(paid).toEqual([expect.objectContaining({ jobId, provider: 'dataforseo', costUsd: 0.0145 })]);
  });
});
