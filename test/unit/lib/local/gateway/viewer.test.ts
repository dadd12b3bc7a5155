import { describe, expect, it } from 'vitest';
import { headers } from '#contracts/platform/headers.ts';
import { viewerOf } from '#lib/local/gateway/viewer.ts';

const seenAs = (peer: string, sent: Record<string, string>) => {
  const request = new Request('http://localhost/api/config', { headers: sent });
  const { address, port } = viewerOf(request, { address: peer, port: 50_000 });
  return `${address}:${port}`;
};

describe('the viewer that the local edge sees', () => {
  it.each([
    ['the address on the socket', '198.51.100.7', {}, '198.51.100.7:50000'],
    [
      'not what a client wrote in the header of the edge',
      '127.0.0.1',
      { [headers.viewerAddress]: '203.0.113.9:1' },
      '127.0.0.1:50000',
    ],
    [
      'the address that a client on this machine claims',
      '127.0.0.1',
      { 'X-Forwarded-For': '203.0.113.9' },
      '203.0.113.9:50000',
    ],
    ['the first of several', '::1', { 'X-Forwarded-For': '2001:db8::1, 10.0.0.1' }, '2001:db8::1:50000'],
    [
      'not what a client elsewhere claims',
      '198.51.100.7',
      { 'X-Forwarded-For': '203.0.113.9' },
      '198.51.100.7:50000',
    ],
    ['nor what is no address', '127.0.0.1', { 'X-Forwarded-For': 'someone' }, '127.0.0.1:50000'],
  ])('is %s', (_, peer, sent, address) => {
    expect(seenAs(peer, sent)).toBe(address);
  });
});
