import { describe, expect, it } from 'vitest';
import { apiErrorBody } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';
import { openProduct, optimizing } from '#test/security/open-product.ts';

const inside =
  'connect ECONNREFUSED 10.0.0.7:8000 at /var/task/lambdas/stores/table/table.ts, table sweetspot-prod';
const broken = (): never => {
  throw Object.assign(new Error(inside), { secret: 'hunter2' });
};
/** A port whose every call fails with an error that reveals internals. */
const failing = <Name extends keyof Deps>(_: Name): Deps[Name] =>
  new Proxy({}, { get: () => broken }) as Deps[Name];

describe('an internal failure', () => {
  it.each([
    'users',
    'jobs',
    'ledger',
    'credits',
    'demoCredits',
    'tokens',
    'images',
    'subscriptions',
  ] as const)(
    'of %s is answered with the product’s own message and a request id, and nothing else',
    async (port) => {
      const logged: unknown[] = [];
      const log = { info: () => {}, warn: () => {}, error: (...line: unknown[]) => void logged.push(line) };
      const { call } = openProduct({ [port]: failing(port), log });
      for (const request of [
        { route: 'createJob', user: 'ada', body: optimizing() },
        { route: 'getMe', user: 'ada' },
        { route: 'listJobs', user: 'ada' },
        { route: 'getConfig' },
        { route: 'getSubscription', user: 'ada' },
      ] as const) {
        const response = await call(request);
        if (response.status < 500) continue;
        expect(Object.keys(apiErrorBody.strict().parse(response.body)).toSorted()).toEqual([
          'code',
          'error',
          'message',
        ]);
        expect(response.text).not.toMatch(/ECONN|10\.0\.0|sweetspot-prod|hunter2|\.ts|at \//);
        expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      }
      expect(JSON.stringify(logged)).toMatch(port === 'images' ? /\[\]/ : /requestId/);
    },
  );

  it('of a run is shown to its owner with a name and a remedy, without internals', async () => {
    const { newUser, start, finish, status } = openProduct({ marketData: failing('marketData') });
    const user = await newUser();
    const jobId = await start(optimizing(), user);
    await finish(jobId);
    const response = JSON.stringify(await status(jobId, user));
    expect(response).toContain('"status":"failed"');
    expect(response).not.toMatch(/ECONN|10\.0\.0|sweetspot-prod|hunter2|table\.ts/);
  });
});

describe('an invalid value', () => {
  it.each([
    '{"context_input": "<script>alert(1)</script>"',
    '{"job_type":"<img src=x onerror=alert(1)>"}',
    '[]',
  ])('is not returned verbatim: %s', async (body) => {
    const { call } = openProduct();
    const response = await call({ route: 'createJob', body });
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.text).not.toMatch(/<script|<img/);
  });
});
