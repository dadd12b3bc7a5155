import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '#runtime/adapters/token-verifier.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';

const poolId = 'us-east-1_Test';
const clientId = 'client-1';
const now = Math.floor(Date.now() / 1000);
const keys = await generateKeyPair('RS256');
const others = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
let keysAsked = 0;
let served: unknown = { keys: [jwk] };
const server = createServer((_, response) => {
  keysAsked++;
  response.writeHead(served === null ? 500 : 200).end(JSON.stringify(served));
});
let endpoint = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const idClaims = () => ({
  sub: 'user-1',
  iss: `${endpoint}/${poolId}`,
  aud: clientId,
  token_use: 'id',
  email: 'jane@example.com',
  email_verified: true,
  auth_time: now - 60,
  origin_jti: 'session-1',
  iat: now,
  exp: now + 3600,
});
const accessClaims = () => {
  const { aud: client_id, email: _, email_verified: __, ...rest } = idClaims();
  return { ...rest, client_id, token_use: 'access' };
};

const sign = (claims: Record<string, unknown>, key = keys.privateKey, header: object = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header }).sign(key);

const open = (clock = createManualClock(new Date(now * 1000).toISOString())) =>
  createTokenVerifier({ id: poolId, clientId, endpoint, keysEndpoint: null, domain: null }, clock);

describe('the token verifier', () => {
  it('accepts both kinds of token of its own client, but gets the email only from the ID token', async () => {
    const verifier = open();
    const signedInAt = new Date((now - 60) * 1000);
    expect(await verifier.verify(await sign(idClaims()))).toEqual({
      userId: 'user-1',
      email: 'jane@example.com',
      sessionId: 'session-1',
      signedInAt,
    });
    expect(await verifier.verify(await sign(accessClaims()))).toEqual({
      userId: 'user-1',
      email: null,
      sessionId: 'session-1',
      signedInAt,
    });
  });

  it('uses the session’s start, which a refresh keeps, or the issue time of a token without it', async () => {
    const { auth_time: _, origin_jti: __, ...rest } = idClaims();
    expect(await open().verify(await sign({ ...rest, iat: now + 5 }))).toMatchObject({
      sessionId: null,
      signedInAt: new Date((now + 5) * 1000),
    });
  });

  it.each([false, 'false'])('ignores an email address that was not verified (%j)', async (value) => {
    const identity = await open().verify(await sign({ ...idClaims(), email_verified: value }));
    expect(identity).toMatchObject({ userId: 'user-1', email: null });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['forged: signed by another key', () => sign(idClaims(), others.privateKey)],
    ['unsigned', () => new UnsecuredJWT(idClaims()).encode()],
    ['of another issuer', () => sign({ ...idClaims(), iss: `${endpoint}/us-east-1_Other` })],
    ['of another client (ID)', () => sign({ ...idClaims(), aud: 'client-2' })],
    ['of another client (access)', () => sign({ ...accessClaims(), client_id: 'client-2' })],
    ['an access token that names us as audience only', () => sign({ ...idClaims(), token_use: 'access' })],
    ['of another use', () => sign({ ...idClaims(), token_use: 'refresh' })],
    ['without a subject', () => sign({ ...idClaims(), sub: undefined })],
    ['of an unknown key', () => sign(idClaims(), keys.privateKey, { kid: 'key-9' })],
    ['no token at all', () => 'a.b.c'],
    ['changed after signing', async () => (await sign(idClaims())).replace(/\.[\w-]{4}/, '.AAAA')],
  ])('refuses one that is %s', async (_, token) => {
    expect(await open().verify(await token())).toBeNull();
  });

  it('uses the product’s clock: expired then, not before', async () => {
    const clock = createManualClock(new Date(now * 1000).toISOString());
    const verifier = open(clock);
    const token = await sign(idClaims());
    clock.advance(3599);
    expect(await verifier.verify(token)).not.toBeNull();
    clock.advance(1);
    expect(await verifier.verify(token)).toBeNull();
  });

  it('[A-312] fetches the keys only once in ten minutes', async () => {
    const clock = createManualClock(new Date(now * 1000).toISOString());
    const verifier = open(clock);
    const token = await sign(idClaims());
    const before = keysAsked;
    await verifier.verify(token);
    clock.advance(599);
    await verifier.verify(token);
    expect(keysAsked - before).toBe(1);
    clock.advance(2);
    await verifier.verify(token);
    expect(keysAsked - before).toBe(2);
  });

  it('does not reject a good token when the keys are unavailable', async () => {
    served = null;
    await expect(open().verify(await sign(idClaims()))).rejects.toThrow();
    served = { keys: [jwk] };
  });
});
