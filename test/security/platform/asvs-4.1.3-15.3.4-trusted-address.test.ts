import { expect, it } from 'vitest';
import { headers } from '#contracts/platform/headers.ts';
import { testSecrets } from '#test/fakes/test-deps.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

const edge = { [headers.originSecret]: testSecrets.edge };
const forged = { [headers.originSecret]: 'guessed' };

it('a visitor is the address that the edge saw: no other header makes a different visitor', async () => {
  const { call } = openProduct();
  const ask = async (extra: Record<string, string>) =>
    (await call({ route: 'createJob', body: optimizing(), headers: { ...edge, ...extra } })).status;
  const seen = { [headers.viewerAddress]: '198.51.100.1:1234' };
  expect(await ask(seen)).toBe(200);
  const claims: Record<string, string>[] = [
    { 'X-Forwarded-For': '198.51.100.2' },
    { 'X-Real-IP': '198.51.100.2' },
    { 'True-Client-IP': '198.51.100.2' },
    { 'CF-Connecting-IP': '198.51.100.2' },
    { Forwarded: 'for=198.51.100.2' },
    { [headers.viewerAddress]: '198.51.100.1:9' },
    { Cookie: 'visitor=another' },
  ];
  for (const claim of claims) expect([claim, await ask({ ...seen, ...claim })]).toEqual([claim, 429]);
});

it('an address that does not come from the edge is ignored: everybody who claims one is the same visitor', async () => {
  const { call } = openProduct();
  const ask = async (address: string, extra: Record<string, string>) =>
    (
      await call({
        route: 'createJob',
        body: optimizing(),
        headers: { ...extra, [headers.viewerAddress]: `${address}:1234`, 'X-Forwarded-For': address },
      })
    ).status;
  expect(await ask('198.51.100.1', forged)).toBe(200);
  for (const address of ['198.51.100.2', '2001:db8::1', 'unknown', ''])
    expect([address, await ask(address, forged)]).toEqual([address, 429]);
  expect(await ask('198.51.100.3', { [headers.originSecret]: '' })).toBe(429);
});

it('an IPv6 network is one visitor, whichever of its addresses calls', async () => {
  const { call } = openProduct();
  const ask = async (address: string) =>
    (
      await call({
        route: 'createJob',
        body: optimizing(),
        headers: { ...edge, [headers.viewerAddress]: `${address}:1234` },
      })
    ).status;
  expect(await ask('2001:db8:1:2::1')).toBe(200);
  expect(await ask('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
});
