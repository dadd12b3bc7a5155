import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseAccountLink } from '#contracts/accounts/account-links.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack({ port: 0, dataDir: tempDir() });
});
afterAll(() => stack.stop());

it('an account is verified by the link in the mailbox, and stays signed in when the clock moves', async () => {
  const visitor = visitorOf(stack.url, '203.0.113.1');
  const { cognito } = (await visitor.ask('/api/config')).body as {
    cognito: { endpoint: string; clientId: string };
  };
  const ClientId = cognito.clientId;
  const client = new CognitoIdentityProviderClient({
    endpoint: cognito.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  const Username = 'ada@example.com';
  const Password = 'Abc12!';
  await client.send(
    new SignUpCommand({ ClientId, Username, Password, ClientMetadata: { landing: '/billing' } }),
  );

  const { mails } = (await visitor.ask('/dev/mailbox.json')).body as {
    mails: { to: string; links: string[] }[];
  };
  expect(mails).toMatchObject([{ to: Username }]);
  const link = new URL(mails[0]?.links[0] ?? '');
  expect(link.origin).toBe(stack.url);
  const carried = parseAccountLink(link.hash);
  expect(carried).toMatchObject({ email: Username, landing: '/billing' });
  await client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: carried?.code }));

  const AuthParameters = { USERNAME: Username, PASSWORD: Password };
  const signIn = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  const { AuthenticationResult } = await client.send(signIn);
  const me = (token = AuthenticationResult?.IdToken) =>
    visitor.ask('/api/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await me()).toMatchObject({ status: 200, body: { email: Username, credits: 5 } });
  await visitor.post('/dev/clock', { now: '2031-01-01T00:00:00Z' });
  expect(await me()).toMatchObject({ status: 200 });
  expect(await me('a.b.c')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
