import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '#runtime/adapters/token-verifier.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { openProduct } from '#test/security/open-product.ts';

const [ours, theirs] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
const publicJwk = { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' };
const theirJwk = { ...(await exportJWK(theirs.publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' };
/** The addresses that were requested: the pool's keys, and any address that a token names. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  const isOurs = request.url === '/us-east-1_Test/.well-known/jwks.json';
  response.end(JSON.stringify({ keys: [isOurs ? publicJwk : theirJwk] }));
});
let endpoint = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const now = () => Math.floor(Date.now() / 1000);
const claims = (changes: object = {}) => ({
  sub: 'ada',
  iss: `${endpoint}/us-east-1_Test`,
  aud: 'web',
  token_use: 'id',
  email: 'ada@example.com',
  email_verified: true,
  auth_time: now(),
  iat: now(),
  exp: now() + 3600,
  ...changes,
});
const access = (changes: object = {}) => {
  const { aud: _, ...rest } = claims();
  return { ...rest, token_use: 'access', client_id: 'web', ...changes };
};
const sign = (payload: object, key = ours.privateKey, header: object = {}) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'RS256', kid: 'ours', ...header }).sign(key);

const ask = async (token: string): Promise<number> => {
  const userPool = { id: 'us-east-1_Test', clientId: 'web', endpoint, keysEndpoint: null, domain: null };
  const clock = { now: () => new Date() };
  const { call, deps } = openProduct({ tokens: createTokenVerifier(userPool, clock) });
  await deps.users.create({ ...newProfile('ada'), createdAt: new Date().toISOString() }, grantOf(2));
  return (await call({ route: 'getMe', headers: { Authorization: `Bearer ${token}` } })).status;
};

it('the API accepts the ID token and the access token of the pool for our client', async () => {
  expect([await ask(await sign(claims())), await ask(await sign(access()))]).toEqual([200, 200]);
});

describe('a token is rejected', () => {
  it.each<[why: string, token: () => Promise<string> | string]>([
    ['[9.1.1] signed by another key', () => sign(claims(), theirs.privateKey)],
    [
      '[9.1.1] changed after it was signed',
      async () => {
        const [head, , signature] = (await sign(claims())).split('.');
        const body = Buffer.from(JSON.stringify(claims({ sub: 'eve' }))).toString('base64url');
        return `${head}.${body}.${signature}`;
      },
    ],
    ['[9.1.2] unsigned: alg none', () => new UnsecuredJWT(claims()).encode()],
    [
      '[9.1.2] signed with our public key as a shared secret',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'ours' })
          .sign(new TextEncoder().encode(await exportSPKI(ours.publicKey))),
    ],
    [
      '[9.1.3] of a key that it brings itself (jwk)',
      () => sign(claims(), theirs.privateKey, { jwk: theirJwk }),
    ],
    [
      '[9.1.3] of a key set that it names itself (jku)',
      () => sign(claims(), theirs.privateKey, { kid: 'theirs', jku: `${endpoint}/evil/jwks.json` }),
    ],
    [
      '[9.1.3] of a certificate that it names itself (x5u)',
      () => sign(claims(), theirs.privateKey, { kid: 'theirs', x5u: `${endpoint}/evil/cert.pem` }),
    ],
    [
      '[9.1.3] of an issuer that it names itself',
      () => sign(claims({ iss: `${endpoint}/evil` }), theirs.privateKey, { kid: 'theirs' }),
    ],
    ['[9.2.1] expired', () => sign(claims({ exp: now() - 1 }))],
    ['[9.2.1] not valid yet', () => sign(claims({ nbf: now() + 60 }))],
    ['[9.2.1] without an end', () => sign(claims({ exp: undefined }))],
    ['[9.2.2] of another kind', () => sign(claims({ token_use: 'refresh' }))],
    ['[9.2.2] an access token made to look like an ID token', () => sign(access({ token_use: 'id' }))],
    ['[9.2.3] for another client', () => sign(claims({ aud: 'other' }))],
    ['[9.2.3] for another client (access)', () => sign(access({ client_id: 'other' }))],
    ['[9.2.3] of another pool', () => sign(claims({ iss: `${endpoint}/us-east-1_Other` }))],
  ])('%s', async (_, token) => {
    expect(await ask(await token())).toBe(401);
  });
  it('[9.1.3] and no address that it names is called', () => {
    expect(asked.filter((path) => path.includes('evil'))).toEqual([]);
  });
});
