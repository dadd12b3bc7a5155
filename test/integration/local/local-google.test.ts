import { createHash, randomBytes } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type ServerType, serve } from '@hono/node-server';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#lib/local/cognito/pool.ts';
import { openUserPool } from '#lib/local/cognito/user-pool.ts';
import { openGoogle } from '#lib/local/google/google.ts';
import { createGoogleIdentityProvider } from '#lib/local/google/identity-provider.ts';
import { createTokenVerifier } from '#runtime/adapters/token-verifier.ts';
import { tempDir } from '#test/temp-dir.ts';
import { handlePreSignUp } from '#triggers/pre-sign-up.ts';

const clientId = 'web';
const userPoolId = 'us-east-1_Local1';
const site = 'https://site.example/';
const minute = 60_000;
const log = { info: () => {}, warn: () => {}, error: () => {} };

let server: ServerType;
let domain: string;
let cognito: CognitoIdentityProviderClient;
let mails: Mail[];
let later: number;

beforeEach(async () => {
  let services: Record<string, (request: Request) => Promise<Response>> = {};
  const port = await new Promise<number>((resolve) => {
    const fetch = async (request: Request) => {
      const path = Object.keys(services).find((known) => new URL(request.url).pathname.startsWith(known));
      return path ? (services[path]?.(request) ?? new Response()) : new Response(null, { status: 404 });
    };
    server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port));
  });
  mails = [];
  later = 0;
  domain = `http://127.0.0.1:${port}/pool`;
  const now = () => Date.now() + later;
  const client = {
    endpoint: `http://127.0.0.1:${port}/google`,
    clientId: 'pool',
    clientSecret: 'secret',
    now,
  };
  const redirectUri = `${domain}/oauth2/idpresponse`;
  const google = await openGoogle({
    ...client,
    dir: tempDir(),
    redirectUri,
    origins: ['https://site.example'],
  });
  const { handle: pool } = await openUserPool({
    dir: tempDir(),
    endpoint: domain,
    userPoolId,
    clientId,
    oauth: {
      domain,
      callbackUrls: [site],
      logoutUrls: [site, `${site}pricing`],
      provider: createGoogleIdentityProvider({ ...client, ask: google }),
    },
    customMessage: async (event) => event,
    triggers: {
      preSignUp: (event, directory) => handlePreSignUp(event, { directory, log }),
      postConfirmation: async () => {},
    },
    sendMail: (mail) => void mails.push(mail),
    now,
  });
  services = { '/google': google, '/pool': pool };
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
  cognito = new CognitoIdentityProviderClient({
    endpoint: domain,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** One step of a browser. Returns the address that the response leads to. */
const follow = async (address: string | URL): Promise<URL> => {
  const response = await fetch(address, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return new URL(location);
};

const newVerifier = () => randomBytes(48).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const authorizeUrl = (verifier: string, changes: Record<string, string | null> = {}): URL => {
  const query = {
    client_id: clientId,
    redirect_uri: site,
    response_type: 'code',
    identity_provider: 'Google',
    scope: 'openid email',
    state: 'state-1',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...changes,
  };
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return new URL(`${domain}/oauth2/authorize?${new URLSearchParams(Object.fromEntries(given))}`);
};

/** Chooses an account on the page that simulates Google, whose address is `page`. Leads back to the pool. */
const choose = (page: URL, email: string, verified = true): Promise<URL> => {
  const target = new URL(page.href.replace('/o/oauth2/v2/auth', '/choose'));
  target.searchParams.set('email', email);
  if (verified) target.searchParams.set('verified', 'on');
  return follow(target);
};

/** The round trip to Google. Returns the address on the site where it ends. */
const goOut = async (email: string, { verifier = newVerifier(), verified = true } = {}) => {
  const page = await follow(authorizeUrl(verifier));
  const end = await follow(await choose(page, email, verified));
  return { end: end.searchParams, address: end, verifier };
};

const exchange = async (code: string | null, verifier: string, changes: Record<string, string> = {}) => {
  const form = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: site, ...changes };
  const body = new URLSearchParams({ code: code ?? '', code_verifier: verifier, ...form });
  const response = await fetch(`${domain}/oauth2/token`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const signInWithGoogle = async (email: string) => {
  const { end, verifier } = await goOut(email);
  const { status, body } = await exchange(end.get('code'), verifier);
  expect(status).toBe(200);
  return body;
};

const password = 'Abc12!';
const signUp = (Username: string) =>
  cognito.send(new SignUpCommand({ ClientId: clientId, Username, Password: password }));
const confirm = (Username: string) =>
  cognito.send(
    new ConfirmSignUpCommand({
      ClientId: clientId,
      Username,
      ConfirmationCode: /\d{6}/.exec(mails.at(-1)?.html ?? '')?.[0],
    }),
  );
const signIn = async (USERNAME: string) => {
  const AuthParameters = { USERNAME, PASSWORD: password };
  const command = new InitiateAuthCommand({
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters,
  });
  return (await cognito.send(command)).AuthenticationResult;
};
const subOf = (token: string | undefined) => decodeJwt(token ?? '').sub;

describe('[A-251] signing in with Google', () => {
  it('uses a code with PKCE and returns with tokens that the API accepts', async () => {
    const { address, end, verifier } = await goOut('ada@gmail.com');
    expect(address.href.startsWith(`${site}?code=`)).toBe(true);
    expect(end.get('state')).toBe('state-1');
    const { status, body } = await exchange(end.get('code'), verifier);
    expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 3600]);
    const claims = decodeJwt(body.id_token ?? '');
    expect(claims).toMatchObject({
      email: 'ada@gmail.com',
      email_verified: true,
      'cognito:username': expect.stringMatching(/^Google_\d{21}$/),
      identities: [{ providerName: 'Google' }],
    });
    const config = { id: userPoolId, clientId, endpoint: domain, keysEndpoint: null, domain };
    const api = createTokenVerifier(config, { now: () => new Date() });
    const identity = { userId: claims.sub, email: 'ada@gmail.com', signedInAt: expect.any(Date) };
    expect(await api.verify(body.id_token ?? '')).toEqual({ ...identity, sessionId: expect.any(String) });
    expect(await api.verify(body.access_token ?? '')).toMatchObject({ userId: claims.sub, email: null });
  });

  it('finds the same user again, and refreshes like any other session', async () => {
    const first = await signInWithGoogle('ada@gmail.com');
    const second = await signInWithGoogle('Ada@Gmail.com');
    expect(subOf(second.id_token)).toBe(subOf(first.id_token));
    expect(subOf((await signInWithGoogle('eve@gmail.com')).id_token)).not.toBe(subOf(first.id_token));
    const RefreshToken = first.refresh_token;
    const refreshed = await cognito.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken }),
    );
    expect(subOf(refreshed.AuthenticationResult?.IdToken)).toBe(subOf(first.id_token));
    expect(decodeJwt(refreshed.AuthenticationResult?.IdToken ?? '').auth_time).toBe(
      decodeJwt(first.id_token ?? '').auth_time,
    );
  });

  it('opens a session that may not change the account in the user pool', async () => {
    const { access_token: AccessToken } = await signInWithGoogle('ada@gmail.com');
    expect(decodeJwt(AccessToken ?? '').scope).toBe('openid email');
    await expect(cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token does not have required scopes',
    });
  });

  it('returns to the site with the reason when it is canceled at Google', async () => {
    const page = await follow(authorizeUrl(newVerifier()));
    const html = await (await fetch(page)).text();
    expect(html).toContain('This page plays Google');
    const cancel = /<a href="([^"]+)">Cancel/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const end = await follow(cancel);
    expect(Object.fromEntries(end.searchParams)).toMatchObject({ error: 'access_denied', state: 'state-1' });
    expect(end.searchParams.has('code')).toBe(false);
  });

  it('shows the same page again when the typed text is not an email address', async () => {
    const page = await follow(authorizeUrl(newVerifier()));
    const response = await fetch(`${page.href.replace('/o/oauth2/v2/auth', '/choose')}&email=%3Cscript%3E`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This is not an email address.');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('a code', () => {
  it('works only with the verifier of its request', async () => {
    const { end } = await goOut('ada@gmail.com');
    expect(await exchange(end.get('code'), newVerifier())).toEqual({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    const other = await goOut('ada@gmail.com');
    expect(await exchange(other.end.get('code'), '')).toMatchObject({ body: { error: 'invalid_grant' } });
  });

  it('works only once', async () => {
    const { end, verifier } = await goOut('ada@gmail.com');
    expect((await exchange(end.get('code'), verifier)).status).toBe(200);
    expect(await exchange(end.get('code'), verifier)).toEqual({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('is invalid after a wrong attempt', async () => {
    const { end, verifier } = await goOut('ada@gmail.com');
    await exchange(end.get('code'), newVerifier());
    expect((await exchange(end.get('code'), verifier)).body).toEqual({ error: 'invalid_grant' });
  });

  it.each<[string, Record<string, string>, string]>([
    ['another redirect_uri', { redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
    ['another client', { client_id: 'other' }, 'invalid_client'],
    ['another grant', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    ['another code', { code: 'guessed' }, 'invalid_grant'],
  ])('is refused with %s', async (_, changes, error) => {
    const { end, verifier } = await goOut('ada@gmail.com');
    expect(await exchange(end.get('code'), verifier, changes)).toEqual({ status: 400, body: { error } });
  });

  it('is valid for five minutes', async () => {
    const { end, verifier } = await goOut('ada@gmail.com');
    later = 5 * minute;
    expect((await exchange(end.get('code'), verifier)).body).toEqual({ error: 'invalid_grant' });
  });
});

describe('a request', () => {
  it.each([
    ['a foreign redirect_uri', { redirect_uri: 'https://evil.example/' }],
    ['a redirect_uri that only begins like ours', { redirect_uri: `${site}elsewhere` }],
    ['a redirect_uri without its slash', { redirect_uri: 'https://site.example' }],
    ['another client', { client_id: 'other' }],
  ])('with %s is rejected immediately', async (_, changes) => {
    const response = await fetch(authorizeUrl(newVerifier(), changes), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it.each<[string, Record<string, string | null>, string]>([
    ['without state', { state: null }, 'invalid_request'],
    ['without a challenge', { code_challenge: null }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for tokens in the address', { response_type: 'token' }, 'unauthorized_client'],
    ['for more than it may have', { scope: 'openid email aws.cognito.signin.user.admin' }, 'invalid_scope'],
    ['for another provider', { identity_provider: 'Facebook' }, 'invalid_request'],
  ])('%s comes back with an error and no code', async (_, changes, error) => {
    const end = await follow(authorizeUrl(newVerifier(), changes));
    expect(end.origin).toBe('https://site.example');
    expect([end.searchParams.get('error'), end.searchParams.get('code')]).toEqual([error, null]);
  });

  it('that never existed, or was already answered, gets nothing on the return from Google', async () => {
    const page = await follow(authorizeUrl(newVerifier()));
    const back = await choose(page, 'ada@gmail.com');
    const rejected = async (address: URL) => (await fetch(address, { redirect: 'manual' })).status;
    const without = new URL(back);
    without.searchParams.delete('state');
    const foreign = new URL(back);
    foreign.searchParams.set('state', 'guessed');
    expect([await rejected(without), await rejected(foreign)]).toEqual([400, 400]);
    await follow(back);
    expect(await rejected(back)).toBe(400);
  });
});

describe('a person who has an account with a password', () => {
  it('can use it with Google and with the password', async () => {
    await signUp('ada@gmail.com');
    await confirm('ada@gmail.com');
    const native = subOf((await signIn('ada@gmail.com'))?.IdToken);
    const { id_token: idToken } = await signInWithGoogle('ada@gmail.com');
    expect(subOf(idToken)).toBe(native);
    expect(decodeJwt(idToken ?? '')).toMatchObject({ 'cognito:username': native });
    expect(subOf((await signInWithGoogle('ada@gmail.com')).id_token)).toBe(native);
    expect(subOf((await signIn('ada@gmail.com'))?.IdToken)).toBe(native);
  });

  it('is not linked to the Google user of the address while the account is unconfirmed', async () => {
    await signUp('ada@gmail.com');
    const owner = subOf((await signInWithGoogle('ada@gmail.com')).id_token);
    // The stranger still has no code, and the owner's session is not theirs.
    await expect(signIn('ada@gmail.com')).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
    await confirm('ada@gmail.com');
    expect(subOf((await signIn('ada@gmail.com'))?.IdToken)).not.toBe(owner);
    expect(subOf((await signInWithGoogle('ada@gmail.com')).id_token)).toBe(owner);
  });

  it('is not reached by a Google account with an unverified address', async () => {
    await signUp('ada@gmail.com');
    await confirm('ada@gmail.com');
    const { end } = await goOut('ada@gmail.com', { verified: false });
    expect(Object.fromEntries(end)).toMatchObject({
      error: 'invalid_request',
      error_description: expect.stringContaining('Google has not verified this email address'),
      state: 'state-1',
    });
    expect(end.has('code')).toBe(false);
  });

  it('cannot be created from a Google account by guessing or resetting a password', async () => {
    await signInWithGoogle('ada@gmail.com');
    await expect(signIn('ada@gmail.com')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await cognito.send(new ForgotPasswordCommand({ ClientId: clientId, Username: 'ada@gmail.com' }));
    expect(mails).toEqual([]);
  });
});

describe('logging out', () => {
  it('redirects only to exact addresses', async () => {
    const leave = async (logout: string, client = clientId) => {
      const query = new URLSearchParams({ client_id: client, logout_uri: logout });
      const response = await fetch(`${domain}/logout?${query}`, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    expect(await leave(`${site}pricing`)).toEqual([302, `${site}pricing`]);
    expect(await leave('https://evil.example/')).toEqual([400, null]);
    expect(await leave(site, 'other')).toEqual([400, null]);
  });
});
