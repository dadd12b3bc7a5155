import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { changedResponse, planPreview, rollbackResponse } from '#contracts/billing/billing.ts';
import { anonymousCaller, callApi, requestApi, setTokenSource } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

const schema = z.object({ job_id: z.string() });
const answer = (body: string, status = 200) => {
  const fetch = vi.fn(async (_input: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: unknown) => error as ApiFailure,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  setTokenSource(anonymousCaller);
});

describe('a call', () => {
  test('calls the route with parameters and query, and returns the parsed response', async () => {
    const fetch = answer('{"job_id":"1","more":1}');
    const request = { params: { id: 'a/b' }, query: { page: 2 } };
    expect(await callApi('getJobStatus', schema, request)).toEqual({ job_id: '1' });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/get-job-status/a%2Fb?page=2');
    expect(init?.method).toBe('GET');
  });

  test('[A-263] carries a bearer token for a signed-in user, and none for an anonymous visitor', async () => {
    const fetch = answer('{"job_id":"1"}');
    await callApi('getJobStatus', schema, { params: { id: '1' } });
    setTokenSource({ ...anonymousCaller, get: async () => 'abc' });
    await callApi('getJobStatus', schema, { params: { id: '1' } });
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('Authorization'));
    expect(sent).toEqual([null, 'Bearer abc']);
  });

  test('sends a body as JSON', async () => {
    const fetch = answer('{"job_id":"1"}');
    await callApi('createJob', async () => schema, { body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });
    const init = fetch.mock.calls[0]?.[1];
    const headers = new Headers(init?.headers);
    expect([headers.get('Content-Type'), headers.get('Idempotency-Key'), init?.body]).toEqual([
      'application/json',
      'k',
      '{"a":1}',
    ]);
  });

  test('throws when a path parameter is missing, and names it', async () => {
    answer('{}');
    await expect(callApi('getJobStatus', schema)).rejects.toThrow('needs the parameter id');
  });
});

test('the schema of another route does not compile', async () => {
  answer('{"job_id":"1"}');
  // @ts-expect-error: GET config returns no job.
  await expect(callApi('getConfig', schema)).resolves.toEqual({ job_id: '1' });
});

test('a route with two forms of response accepts the schema of either, and no other', async () => {
  answer('{}');
  const order = { body: {} };
  const invalid = { code: 'invalid_response' };
  await expect(callApi('changePlan', planPreview, order)).rejects.toMatchObject(invalid);
  await expect(callApi('changePlan', changedResponse, order)).rejects.toMatchObject(invalid);
  // @ts-expect-error: only rollback-plan-change says whether it rolled back.
  await expect(callApi('changePlan', rollbackResponse, order)).rejects.toMatchObject(invalid);
});

describe('a failure', () => {
  test('keeps code, status and message of a structured error', async () => {
    answer('{"error":true,"code":"demo_limit_reached","message":"Demo limit reached"}', 429);
    expect(await failure(callApi('createJob', schema))).toMatchObject({
      code: 'demo_limit_reached',
      status: 429,
      message: 'Demo limit reached',
    });
  });

  test('[A-265] uses the field error of a JSON body, otherwise its raw text', async () => {
    answer('{"error":"No such plan"}', 500);
    expect((await failure(requestApi('exportAllKeywords'))).message).toBe('No such plan');
    answer('<h1>Bad gateway</h1>', 502);
    expect(await failure(requestApi('exportAllKeywords'))).toMatchObject({
      code: 'invalid_response',
      status: 502,
      message: '<h1>Bad gateway</h1>',
    });
  });

  test('without a response is a network failure with status 0', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed');
    });
    expect(await failure(callApi('createJob', schema))).toMatchObject({
      code: 'network',
      status: 0,
      message: 'We could not reach the server. Check your connection, then try again.',
    });
  });

  test('of a response in another format, or without JSON, is an invalid response', async () => {
    answer('{"job_id":7}');
    expect((await failure(callApi('createJob', schema))).code).toBe('invalid_response');
    answer('ok');
    expect((await failure(callApi('createJob', schema))).code).toBe('invalid_response');
  });

  test('of an aborted call stays an abort', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => {
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    const error = await failure(callApi('createJob', schema, { signal: controller.signal }));
    expect(error).toBeInstanceOf(DOMException);
    expect(error).not.toBeInstanceOf(ApiFailure);
  });
});
