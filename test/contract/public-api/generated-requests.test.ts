import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PublicRouteName } from '#contracts/public-api/routes.ts';
import { openPublicApi } from '#test/contract/api/open-public-api.ts';
import { arbitraryRequest } from './arbitrary-request.ts';
import { findUndocumented, isDocumentedBody } from './validate-response.ts';

/** `API_REQUESTS=10000 npm run test:only -- test/contract/public-api/generated-requests.test.ts` tries the full number. */
const requests = Number(process.env.API_REQUESTS ?? 1500);
/** A request that matches the schemas can still break a rule about its content, but it is not malformed. */
const malformed = new Set(['invalid_json', 'unsupported_media_type']);

it(`${requests} generated requests get documented answers, and none breaks the server`, {
  timeout: 3_600_000,
}, async () => {
  const api = await openPublicApi({ halfCredits: 2 * requests });
  const [done, running] = [await api.start(), await api.start()];
  const images: string[] = [];
  for (let count = 0; count < 5; count++)
    images.push(await api.start({ tool: 'image_analyzer', image_count: 10 }));
  await api.finish(done);
  const seen = new Map<string, number>();
  const answered = new Map<PublicRouteName, number>();
  await fc.assert(
    fc.asyncProperty(arbitraryRequest({ runs: [done, running], images }), async (request) => {
      const response = await api.call(request);
      expect(response.status, response.text).toBeLessThan(500);
      expect(findUndocumented(response)).toBeNull();
      if (response.status < 300) answered.set(request.route, (answered.get(request.route) ?? 0) + 1);
      seen.set(
        String(response.body?.code ?? response.status),
        (seen.get(String(response.body?.code)) ?? 0) + 1,
      );
      const isPlain = Object.keys(request.headers ?? {}).length === 0;
      if (isPlain && isDocumentedBody(request.route, request.body))
        expect(malformed.has(response.body?.code)).toBe(false);
    }),
    { numRuns: requests, seed: 20_261_123 },
  );
  // The requests get past the parsers.
  expect([...answered.keys()]).toEqual(
    expect.arrayContaining([
      'createRun',
      'getRun',
      'getRunResult',
      'cancelRun',
      'verifyRewrite',
      'createRunImage',
    ]),
  );
  expect(seen.size).toBeGreaterThan(10);
});
