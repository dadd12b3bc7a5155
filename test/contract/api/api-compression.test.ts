import { gunzipSync } from 'node:zlib';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { expect, it } from 'vitest';
import { headers } from '#contracts/platform/headers.ts';
import { testSecrets } from '#test/fakes/test-deps.ts';
import { openApi } from './api-suite.ts';

const { api } = openApi();
const ask = (extra: Record<string, string> = {}) =>
  api.request('/api/config', {
    headers: {
      [headers.originSecret]: testSecrets.edge,
      [headers.viewerAddress]: '203.0.113.7:50000',
      ...extra,
    },
  });

it('compresses responses for clients that accept it, and no others', async () => {
  const plain = await ask();
  const packed = await ask({ 'Accept-Encoding': 'gzip, br' });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
});

it('a function returns compressed bytes as base64, including failures', async () => {
  const event = (path: string) =>
    ({
      version: '2.0',
      rawPath: path,
      rawQueryString: '',
      headers: { 'accept-encoding': 'gzip', [headers.originSecret]: testSecrets.edge },
      requestContext: { http: { method: 'GET', path, sourceIp: '203.0.113.7' }, domainName: 'api.example' },
      isBase64Encoded: false,
    }) as unknown as LambdaEvent;
  const unpack = async (path: string): Promise<unknown> => {
    const response = await handle(api)(event(path));
    expect(response).toMatchObject({ isBase64Encoded: true });
    return JSON.parse(gunzipSync(Buffer.from(response.body, 'base64')).toString());
  };
  expect(await unpack('/api/config')).toMatchObject({ stage: expect.any(String) });
  expect(await unpack('/api/no-such-route')).toMatchObject({ error: true, code: 'not_found' });
});
