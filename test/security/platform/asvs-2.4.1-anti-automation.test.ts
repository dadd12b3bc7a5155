import { expect, it } from 'vitest';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { expectFailure } from '#test/contract/api/api-suite.ts';
import { createMemoryRateLimits } from '#test/fakes/memory-rate-limits.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

it('a script that starts runs has to wait, however many credits it has', async () => {
  const { call, newUser } = openProduct({ rateLimits: createMemoryRateLimits() });
  const user = await newUser();
  const ask = () => call({ route: 'createJob', user, body: optimizing('') });
  for (let count = 0; count < rateLimits.runs.user; count++) await ask();
  const rejected = await ask();
  expectFailure(rejected, 'rate_limited', /Wait \d+ seconds/);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
});

it('a visitor has one run a month, however many requests come at once', async () => {
  const { call } = openProduct();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call({ route: 'createJob', body: optimizing() })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(429)]);
});
