import { expect, it } from 'vitest';
import { maxRequestBytes } from '#contracts/platform/request-limits.ts';
import { openApi } from './api-suite.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  openApi().api.request('/api/create-job', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

it('stops reading an endless body at the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  const response = await post(endless);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    413,
    'body_too_large',
  ]);
  expect(sent).toBeLessThan(maxRequestBytes * 2);
});

it('does not read a body whose Content-Length is over the limit, and refuses one that lies about its length', async () => {
  const declared = (length: number) => ({ 'Content-Length': String(length) });
  expect((await post('{}', declared(maxRequestBytes + 1))).status).toBe(413);
  expect((await post(' '.repeat(maxRequestBytes + 1), declared(2))).status).toBe(413);
});
