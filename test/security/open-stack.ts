import { createHash, randomBytes } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll } from 'vitest';
import { configResponse } from '#contracts/accounts/me.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { tempDir } from '#test/temp-dir.ts';

type Tokens = { IdToken: string; AccessToken: string; RefreshToken: string };

/** The whole product on this machine for the tests of a file, called over HTTP as by a browser. */
export const startStack = () => {
  let stack: LocalStack;
  let cognito: CognitoIdentityProviderClient;
  let pool: { clientId: string; domain: string };
  beforeAll(async () => {
    stack = await startLocalStack({ port: 0, dataDir: tempDir() });
    const config = configResponse.parse(await (await fetch(`${stack.url}/api/config`)).json()).cognito;
    pool = { clientId: config.clientId, domain: config.domain ?? '' };
    cognito = new CognitoIdentityProviderClient({
      endpoint: config.endpoint ?? '',
      region: 'us-east-1',
      credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
      maxAttempts: 1,
    });
  });
  afterAll(async () => {
    cognito.destroy();
    await stack.stop();
  });

  const signIn = async (USERNAME: string, PASSWORD: string): Promise<Tokens> => {
    const { AuthenticationResult } = await cognito.send(
      new InitiateAuthCommand({
        ClientId: pool.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );
    return AuthenticationResult as Tokens;
  };
  const refresh = async ({ RefreshToken }: Tokens): Promise<Tokens> => {
    const command = new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken });
    return (await cognito.send(command)).AuthenticationResult as Tokens;
  };
  /** The status of a call with a token. */
  const statusOf = async (token: string, method = 'GET', path = '/me'): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${stack.url}/api${path}`, { method, headers })).status;
  };
  const newVerifier = (): string => randomBytes(48).toString('base64url');
  /** The pool's own page where a Google sign-in starts. */
  const authorizeUrl = (verifier: string, changes: Record<string, string> = {}): string => {
    const query = new URLSearchParams({
      client_id: pool.clientId,
      redirect_uri: `${stack.url}/`,
      response_type: 'code',
      identity_provider: 'Google',
      scope: 'openid email',
      state: 'state-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    });
    return `${pool.domain}/oauth2/authorize?${query}`;
  };
  /** The address that a response leads to, as a browser would follow it; null if it leads nowhere. */
  const follow = async (address: string | URL): Promise<URL | null> => {
    const location = (await fetch(address, { redirect: 'manual' })).headers.get('location');
    return location === null ? null : new URL(location, address);
  };
  /** Goes to the page that simulates Google, chooses an account there, and returns to the site. */
  const throughGoogle = async (verifier: string, email: string, isVerified: boolean): Promise<URL | null> => {
    const page = await follow(authorizeUrl(verifier));
    if (!page) return null;
    const choice = new URL(page.href.replace('/o/oauth2/v2/auth', '/choose'));
    choice.searchParams.set('email', email);
    if (isVerified) choice.searchParams.set('verified', 'on');
    const back = await follow(choice);
    return back && follow(back);
  };
  const exchange = async (code: string, verifier: string, redirectUri = `${stack.url}/`) => {
    const response = await fetch(`${pool.domain}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: pool.clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    });
    return { status: response.status, tokens: (await response.json()) as { id_token?: string } };
  };
  return {
    get url() {
      return stack.url;
    },
    get cognito() {
      return cognito;
    },
    get clientId() {
      return pool.clientId;
    },
    signIn,
    refresh,
    statusOf,
    newVerifier,
    authorizeUrl,
    follow,
    throughGoogle,
    exchange,
  };
};
