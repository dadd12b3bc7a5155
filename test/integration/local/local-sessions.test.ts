import { createHash } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';

let stack: LocalStack;
let cognito: CognitoIdentityProviderClient;
let ClientId: string;
let domain: string;
let accounts = 0;

beforeAll(async () => {
  stack = await startLocalStack({ port: 0, dataDir: tempDir() });
  const { body } = await visitorOf(stack.url, '203.0.113.1').ask('/api/config');
  const config = body.cognito as { endpoint: string; clientId: string; domain: string };
  ClientId = config.clientId;
  domain = config.domain;
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
  cognito = new CognitoIdentityProviderClient({
    endpoint: config.endpoint,
    region: 'us-east-1',
    credentials,
  });
});
afterAll(async () => {
  cognito.destroy();
  await stack.stop();
});

const password = 'Abc12!';
type Tokens = { IdToken: string; AccessToken: string; RefreshToken: string };

const newAccount = async () => {
  const email = `user-${++accounts}@example.com`;
  return { email, ...(await createLocalAccount(stack.url, { email, password })) };
};
const signIn = async (USERNAME: string, PASSWORD = password): Promise<Tokens> => {
  const AuthParameters = { USERNAME, PASSWORD };
  const command = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  return (await cognito.send(command)).AuthenticationResult as Tokens;
};
const refresh = async ({ RefreshToken }: Tokens): Promise<Tokens> =>
  (await cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })))
    .AuthenticationResult as Tokens;

/** The API as the holder of a token. */
const as = (token: string) => {
  const ask = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${stack.url}${apiBase}${path}`, { method, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { me: () => ask('GET', '/me'), post: (path: string) => ask('POST', path) };
};
const statusOf = async (token: string): Promise<number> => (await as(token).me()).status;
const statusesOf = ({ IdToken, AccessToken }: Tokens) =>
  Promise.all([statusOf(IdToken), statusOf(AccessToken)]);

describe('access ends at once, although the tokens have not expired, when', () => {
  it('a session is signed out: its ID token, its access token and refreshed tokens are rejected', async () => {
    const { email, idToken } = await newAccount();
    expect(await statusOf(idToken)).toBe(200);
    const phone = await signIn(email);
    const desk = await signIn(email);
    expect(await as(phone.IdToken).post(apiRoutes.signOut.path)).toEqual({
      status: 200,
      body: { signed_out: true },
    });
    expect(await statusesOf(phone)).toEqual([401, 401]);
    expect(await statusesOf(await refresh(phone))).toEqual([401, 401]);
    expect(await statusesOf(desk)).toEqual([200, 200]);
    expect(await statusesOf(await signIn(email))).toEqual([200, 200]);
  });

  it('all sessions are signed out, even ones opened in the same second; a sign-in right after it works', async () => {
    const { email, idToken } = await newAccount();
    await statusOf(idToken);
    const [phone, desk] = [await signIn(email), await signIn(email)];
    const other = (await newAccount()).idToken;
    expect(await statusesOf(desk)).toEqual([200, 200]);
    expect((await as(phone.IdToken).post(apiRoutes.signOutEverywhere.path)).status).toBe(200);
    for (const session of [phone, desk, await refresh(desk)])
      expect(await statusesOf(session)).toEqual([401, 401]);
    expect(await statusesOf(await signIn(email))).toEqual([200, 200]);
    expect(await statusOf(other)).toBe(200);
  });

  it('the password is reset, as after it was stolen', async () => {
    const { email, idToken } = await newAccount();
    await statusOf(idToken);
    const thief = await signIn(email);
    await cognito.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    const { mails } = (await visitorOf(stack.url, '203.0.113.1').ask('/dev/mailbox.json')).body as {
      mails: { to: string; links: string[] }[];
    };
    const link = mails.find(({ to, links }) => to === email && links[0]?.includes('/reset-password'))
      ?.links[0];
    const ConfirmationCode = /\d{6}$/.exec(link ?? '')?.[0];
    const reset = { ClientId, Username: email, ConfirmationCode, Password: 'New12!x' };
    await cognito.send(new ConfirmForgotPasswordCommand(reset));
    expect(await statusesOf(thief)).toEqual([401, 401]);
    expect(await statusesOf(await signIn(email, 'New12!x'))).toEqual([200, 200]);
  });

  it('the account was closed', async () => {
    const { userId, idToken } = await newAccount();
    expect(await statusOf(idToken)).toBe(200);
    await stack.deps.users.update(userId, { closedAt: new Date().toISOString() });
    expect(await statusOf(idToken)).toBe(401);
  });
});

it('sessions expire by the user pool’s time: moving the product’s clock neither ends nor revives one', async () => {
  const visitor = visitorOf(stack.url, '203.0.113.1');
  const { email, idToken } = await newAccount();
  expect(await statusOf(idToken)).toBe(200);
  await visitor.post('/dev/clock', { now: '2031-01-01T00:00:00Z' });
  const ended = await signIn(email);
  await as(ended.IdToken).post(apiRoutes.signOutEverywhere.path);
  const later = await signIn(email);
  await visitor.post('/dev/clock', { now: null });
  expect(await statusesOf(ended)).toEqual([401, 401]);
  expect(await statusesOf(later)).toEqual([200, 200]);
});

it('[A-281] errors of a sign-in or a session have a name and a reason', async () => {
  const { email } = await newAccount();
  const visitor = visitorOf(stack.url, '203.0.113.1');
  // A missing session, and an invalid token.
  expect(await visitor.ask('/api/me')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  expect(await as('a.b.c').me()).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  // Invalid credentials, and a weak password with what it lacks.
  await expect(signIn(email, 'Wrong1!')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
  const weak = new SignUpCommand({ ClientId, Username: 'new@example.com', Password: 'abcdef' });
  await expect(cognito.send(weak)).rejects.toMatchObject({
    name: 'InvalidPasswordException',
    message: expect.stringContaining('must have uppercase characters'),
  });
  // A return address that is not ours, and an invalid code.
  const foreign = `${domain}/oauth2/authorize?client_id=${ClientId}&redirect_uri=https%3A%2F%2Fevil.example%2F`;
  const rejected = await fetch(foreign, { redirect: 'manual' });
  expect([rejected.status, await rejected.text()]).toEqual([
    400,
    expect.stringContaining('redirect_mismatch'),
  ]);
  const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: ClientId, code: 'none' });
  const exchanged = await fetch(`${domain}/oauth2/token`, { method: 'POST', body });
  expect([exchanged.status, await exchanged.json()]).toEqual([400, { error: 'invalid_grant' }]);
  // Storage answers as S3 does.
  const stored = await fetch(`${stack.url}/local/s3/images/of-somebody`);
  expect([stored.status, await stored.text()]).toEqual([
    403,
    expect.stringMatching(/<Code>AccessDenied<.*<Message>/),
  ]);
});

it('[A-251] an account created with the simulated Google has a profile, five credits and a session that can be ended', async () => {
  const verifier = 'v'.repeat(64);
  const origin = stack.url;
  const query = new URLSearchParams({
    client_id: ClientId,
    redirect_uri: `${origin}/`,
    response_type: 'code',
    identity_provider: 'Google',
    scope: 'openid email',
    state: 's',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const step = async (address: string): Promise<string> =>
    (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';
  const page = await step(`${domain}/oauth2/authorize?${query}`);
  const shown = await fetch(page);
  expect(shown.headers.get('content-security-policy')).toContain(`form-action ${origin}`);
  const back = await step(
    `${page.replace('/o/oauth2/v2/auth', '/choose')}&email=ada.l%40gmail.com&verified=on`,
  );
  const end = new URL(await step(back));
  expect([end.origin, end.pathname]).toEqual([origin, '/']);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: ClientId,
    redirect_uri: `${origin}/`,
    code: end.searchParams.get('code') ?? '',
    code_verifier: verifier,
  });
  const tokens = (await (await fetch(`${domain}/oauth2/token`, { method: 'POST', body })).json()) as {
    id_token: string;
  };
  expect((await as(tokens.id_token).me()).body).toMatchObject({
    email: 'ada.l@gmail.com',
    full_name: 'Ada L',
    credits: 5,
    subscription_plan: 'free',
  });
  await as(tokens.id_token).post(apiRoutes.signOut.path);
  expect(await statusOf(tokens.id_token)).toBe(401);
});
