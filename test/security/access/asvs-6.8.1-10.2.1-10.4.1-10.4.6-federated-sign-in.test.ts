import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { startStack } from '#test/security/open-stack.ts';

const stack = startStack();
const codeOf = (end: URL | null): string => end?.searchParams.get('code') ?? '';

it('[10.2.1] a sign-in returns with the state it was sent with and a code, but no token in the address', async () => {
  const verifier = stack.newVerifier();
  const end = await stack.throughGoogle(verifier, 'mara@gmail.example', true);
  expect(end?.searchParams.get('state')).toBe('state-1');
  expect(end?.href).not.toMatch(/token|eyJ/);
  const { status, tokens } = await stack.exchange(codeOf(end), verifier);
  expect(status).toBe(200);
  expect(await stack.statusOf(tokens.id_token ?? '')).toBe(200);
});

it('[10.4.6] a code works only once, and only with the verifier of its request', async () => {
  const verifier = stack.newVerifier();
  const stolen = codeOf(await stack.throughGoogle(verifier, 'ada@gmail.example', true));
  expect((await stack.exchange(stolen, stack.newVerifier())).status).toBe(400);
  expect((await stack.exchange(stolen, '')).status).toBe(400);
  const good = codeOf(await stack.throughGoogle(verifier, 'ada@gmail.example', true));
  expect((await stack.exchange(good, verifier)).status).toBe(200);
  expect((await stack.exchange(good, verifier)).status).toBe(400);
});

it('[10.4.1] nobody is redirected to an address that is not exactly one of the site’s', async () => {
  for (const redirect_uri of [
    'https://evil.example/',
    `${stack.url}/evil`,
    `${stack.url}.evil.example/`,
    `${stack.url}/?next=//evil.example`,
    `${stack.url}/../evil`,
    `${stack.url.replace('http', 'https')}/`,
    'javascript:alert(1)',
  ]) {
    const target = await stack.follow(stack.authorizeUrl(stack.newVerifier(), { redirect_uri }));
    expect([redirect_uri, target?.origin ?? null]).toEqual([redirect_uri, null]);
  }
  const verifier = stack.newVerifier();
  const code = codeOf(await stack.throughGoogle(verifier, 'eve@gmail.example', true));
  expect((await stack.exchange(code, verifier, 'https://evil.example/')).status).toBe(400);
});

it('[10.4.6] a request without a challenge, or for a token in the address, is rejected', async () => {
  const requests: Record<string, string>[] = [
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { response_type: 'token' },
  ];
  for (const changes of requests) {
    const target = await stack.follow(stack.authorizeUrl(stack.newVerifier(), changes));
    expect([changes, target?.pathname.includes('google') ?? false]).toEqual([changes, false]);
    expect(target?.href ?? '').not.toMatch(/code=|access_token/);
  }
});

it('[6.8.1] a provider’s user is not linked to another account with the same address unless both are verified', async () => {
  const email = 'owner@mail.example';
  const { userId } = await createLocalAccount(stack.url, { email, password: 'Abc12!' });
  const verifier = stack.newVerifier();
  const unproven = await stack.throughGoogle(verifier, email, false);
  const { tokens: none } = await stack.exchange(codeOf(unproven), verifier);
  expect(none.id_token && decodeJwt(none.id_token).sub).not.toBe(userId);
  const proven = await stack.throughGoogle(verifier, email, true);
  const { tokens } = await stack.exchange(codeOf(proven), verifier);
  expect(decodeJwt(tokens.id_token ?? '').sub).toBe(userId);
});
