import { type ServerType, serve } from '@hono/node-server';
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Mail } from '#lib/local/cognito/pool.ts';
import { openUserPool } from '#lib/local/cognito/user-pool.ts';
import { tempDir } from '#test/temp-dir.ts';

const mails: Mail[] = [];
let server: ServerType;

/** The browser's own client, against the local pool: SRP sign-in, its only way of refreshing, sign-out. */
beforeAll(async () => {
  let pool: ((request: Request) => Promise<Response>) | undefined;
  const port = await new Promise<number>((resolve) => {
    const fetch = (request: Request) => pool?.(request) ?? new Response(null, { status: 503 });
    server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port));
  });
  const userPoolEndpoint = `http://127.0.0.1:${port}/local/cognito`;
  const userPoolId = 'us-east-1_Local1';
  ({ handle: pool } = await openUserPool({
    dir: tempDir(),
    endpoint: userPoolEndpoint,
    userPoolId,
    clientId: 'web',
    customMessage: async (event) => event,
    sendMail: (mail) => void mails.push(mail),
  }));
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // Amplify warns about any endpoint that is not Amazon's.
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId: 'web', userPoolEndpoint } } });
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => stored.get(key) ?? null,
    setItem: async (key, value) => void stored.set(key, value),
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
});
afterAll(() => server.close());

const username = 'ada@example.com';
const newestCode = () => /\d{6}/.exec(mails.at(-1)?.html ?? '')?.[0] ?? '';

it('aws-amplify signs up, signs in, refreshes, resets and signs out', async () => {
  const options = { userAttributes: { email: username } };
  const { nextStep } = await signUp({ username, password: 'Abc12!', options });
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  expect((await signIn({ username, password: 'Abc12!' })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  await confirmSignUp({ username, confirmationCode: newestCode() });

  await expect(signIn({ username, password: 'Wrong1!' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  expect(await signIn({ username, password: 'Abc12!' })).toMatchObject({ isSignedIn: true });
  expect(await fetchUserAttributes()).toMatchObject({ email: username, email_verified: 'true' });

  const before = await fetchAuthSession();
  const after = await fetchAuthSession({ forceRefresh: true });
  expect(after.tokens?.accessToken.payload.jti).not.toBe(before.tokens?.accessToken.payload.jti);
  await signOut();
  expect((await fetchAuthSession()).tokens).toBeUndefined();

  await resetPassword({ username });
  await confirmResetPassword({ username, confirmationCode: newestCode(), newPassword: 'New12!x' });
  expect(await signIn({ username, password: 'New12!x' })).toMatchObject({ isSignedIn: true });
  await signOut({ global: true });
});
