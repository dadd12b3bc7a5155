import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type ServerType, serve } from '@hono/node-server';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#lib/local/cognito/pool.ts';
import { openUserPool } from '#lib/local/cognito/user-pool.ts';
import { tempDir } from '#test/temp-dir.ts';

const ClientId = 'web';
const Password = 'Abc12!';
const minute = 60_000;

let server: ServerType;
let dir: string;
let endpoint: string;
let client: CognitoIdentityProviderClient;
let mails: Mail[];
let later: number;

async function start(port = 0) {
  let pool: ((request: Request) => Promise<Response>) | undefined;
  const used = await new Promise<number>((resolve) => {
    const fetch = (request: Request) => pool?.(request) ?? new Response(null, { status: 503 });
    server = serve({ fetch, hostname: '127.0.0.1', port }, (info) => resolve(info.port));
  });
  endpoint = `http://127.0.0.1:${used}/local/cognito`;
  ({ handle: pool } = await openUserPool({
    dir,
    endpoint,
    userPoolId: 'us-east-1_Local1',
    clientId: ClientId,
    customMessage: async (event) => event,
    sendMail: (mail) => void mails.push(mail),
    now: () => Date.now() + later,
  }));
  client = new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
  });
  return used;
}

beforeEach(async () => {
  dir = tempDir();
  mails = [];
  later = 0;
  await start();
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const codeOf = (mail: Mail | undefined) => /\d{6}/.exec(mail?.html ?? '')?.[0] ?? '';
const signUp = (Username = 'Ada@Example.com', password = Password) =>
  client.send(
    new SignUpCommand({
      ClientId,
      Username,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: Username }],
    }),
  );
const confirm = (ConfirmationCode = codeOf(mails.at(-1)), Username = 'ada@example.com') =>
  client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
const signIn = async (USERNAME = 'ada@example.com', PASSWORD = Password) => {
  const AuthParameters = { USERNAME, PASSWORD };
  const command = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  const { AuthenticationResult } = await client.send(command);
  const { AccessToken = '', IdToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  return { AccessToken, IdToken, RefreshToken };
};
const refresh = (RefreshToken: string) =>
  client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
const userOf = (AccessToken: string) => client.send(new GetUserCommand({ AccessToken }));
const forgot = (Username = 'ada@example.com') =>
  client.send(new ForgotPasswordCommand({ ClientId, Username }));
const reset = (ConfirmationCode: string, password = 'New12!x', Username = 'ada@example.com') =>
  client.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password: password }));
const named = (name: string, message?: string) =>
  expect.objectContaining(message === undefined ? { name } : { name, message });

async function signUpConfirmed() {
  await signUp();
  await confirm();
}

describe('signing up', () => {
  it('sends a code, and opens no session before it is confirmed', async () => {
    const response = await signUp();
    expect(response).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.CodeDeliveryDetails).toMatchObject({ Destination: 'a***@e***', DeliveryMedium: 'EMAIL' });
    expect(mails).toMatchObject([{ to: 'ada@example.com' }]);
    await expect(signIn()).rejects.toEqual(named('UserNotConfirmedException'));
    await confirm();
    expect(decodeJwt((await signIn()).IdToken)).toMatchObject({
      email: 'ada@example.com',
      email_verified: true,
    });
  });

  it.each([
    ['Ab1!x', 'not long enough'],
    ['ABC12!', 'lowercase'],
    ['abc12!', 'uppercase'],
    ['Abcde!', 'numeric'],
    ['Abc123', 'symbol'],
  ])('rejects the password %s', async (password, word) => {
    await expect(signUp('ada@example.com', password)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: expect.stringContaining(word),
    });
  });

  it('rejects a name that is not an email address, a taken address in any case, and attributes that users may not set', async () => {
    await expect(signUp('ada')).rejects.toEqual(
      named('InvalidParameterException', 'Username should be an email.'),
    );
    await signUp();
    await expect(signUp('ADA@example.com')).rejects.toEqual(named('UsernameExistsException'));
    const UserAttributes = [{ Name: 'custom:role', Value: 'admin' }];
    const grab = new SignUpCommand({ ClientId, Username: 'eve@example.com', Password, UserAttributes });
    await expect(client.send(grab)).rejects.toEqual(named('NotAuthorizedException'));
  });

  it('rejects a wrong code, an old code, a replaced code and a second confirmation', async () => {
    await signUp();
    await expect(confirm('000000x')).rejects.toEqual(named('CodeMismatchException'));
    const first = codeOf(mails[0]);
    await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: 'ada@example.com' }));
    if (codeOf(mails[1]) !== first)
      await expect(confirm(first)).rejects.toEqual(named('CodeMismatchException'));
    later = 25 * 60 * minute;
    await expect(confirm()).rejects.toEqual(named('ExpiredCodeException'));
    later = 0;
    await confirm();
    await expect(confirm()).rejects.toEqual(named('NotAuthorizedException'));
  });

  it('stops the guessing of codes, and of codes of unknown users in the same way', async () => {
    await signUp();
    for (const name of ['ada@example.com', 'nobody@example.com']) {
      for (let n = 0; n < 5; n++) await expect(confirm('guess', name)).rejects.toBeDefined();
      await expect(confirm('guess', name)).rejects.toEqual(named('LimitExceededException'));
    }
  });
});

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown name', async () => {
    await signUpConfirmed();
    const rejection = named('NotAuthorizedException', 'Incorrect username or password.');
    await expect(signIn('ada@example.com', 'Wrong1!')).rejects.toEqual(rejection);
    await expect(signIn('nobody@example.com', 'Wrong1!')).rejects.toEqual(rejection);
  });

  it('locks a name after five wrong passwords, longer each time, even an unknown one', async () => {
    await signUpConfirmed();
    const locked = named('NotAuthorizedException', 'Password attempts exceeded');
    for (const name of ['ada@example.com', 'nobody@example.com']) {
      for (let n = 0; n < 5; n++) await expect(signIn(name, 'Wrong1!')).rejects.toBeDefined();
      await expect(signIn(name)).rejects.toEqual(locked);
    }
    later = 1_500;
    await expect(signIn('ada@example.com', 'Wrong1!')).rejects.toBeDefined();
    later = 3_000;
    await expect(signIn()).rejects.toEqual(locked);
    later = 5_000;
    await signIn();
  });

  it('answers an unknown name with the same SRP challenge each time, and rejects every proof', async () => {
    const AuthParameters = { USERNAME: 'nobody@example.com', SRP_A: 'abcdef0123' };
    const ask = () =>
      client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }));
    const [first, second] = [await ask(), await ask()];
    expect(first.ChallengeName).toBe('PASSWORD_VERIFIER');
    expect(second.ChallengeParameters?.SALT).toBe(first.ChallengeParameters?.SALT);
    expect(second.ChallengeParameters?.USERNAME).toBe(first.ChallengeParameters?.USERNAME);
    const proof = new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: first.ChallengeParameters?.USERNAME ?? '',
        PASSWORD_CLAIM_SECRET_BLOCK: first.ChallengeParameters?.SECRET_BLOCK ?? '',
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: 'Sat Nov 21 14:00:00 UTC 2026',
      },
    });
    await expect(client.send(proof)).rejects.toEqual(named('NotAuthorizedException'));
  });

  it('rejects an SRP public value that would reveal the key, another client, and another flow', async () => {
    const AuthParameters = { USERNAME: 'ada@example.com', SRP_A: '0' };
    const zero = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
    await expect(client.send(zero)).rejects.toEqual(named('InvalidParameterException'));
    const other = new InitiateAuthCommand({ ClientId: 'other', AuthFlow: 'USER_SRP_AUTH', AuthParameters });
    await expect(client.send(other)).rejects.toEqual(named('ResourceNotFoundException'));
    const custom = new InitiateAuthCommand({ ClientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters });
    await expect(client.send(custom)).rejects.toEqual(named('InvalidParameterException'));
  });
});

describe('tokens', () => {
  it('have Cognito’s claims and verify with the published keys', async () => {
    await signUpConfirmed();
    const { AccessToken, IdToken } = await signIn();
    const configuration = await (
      await fetch(`${endpoint}/us-east-1_Local1/.well-known/openid-configuration`)
    ).json();
    const issuer = `${endpoint}/us-east-1_Local1`;
    expect(configuration).toMatchObject({ issuer });
    const keys = createLocalJWKSet(await (await fetch(configuration.jwks_uri)).json());
    const id = await jwtVerify(IdToken, keys, { issuer, audience: ClientId, algorithms: ['RS256'] });
    expect(id.payload).toMatchObject({
      token_use: 'id',
      email: 'ada@example.com',
      'cognito:username': id.payload.sub,
    });
    const access = await jwtVerify(AccessToken, keys, { issuer, algorithms: ['RS256'] });
    expect(access.payload).toMatchObject({ token_use: 'access', client_id: ClientId, sub: id.payload.sub });
    expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(3600);
    expect(access.payload.origin_jti).toBe(id.payload.origin_jti);
  });

  it('are refreshed with a new refresh token; the old one works for one more minute', async () => {
    await signUpConfirmed();
    const { RefreshToken } = await signIn();
    const { AuthenticationResult } = await refresh(RefreshToken);
    expect(AuthenticationResult).toMatchObject({ AccessToken: expect.any(String), ExpiresIn: 3600 });
    expect(AuthenticationResult?.RefreshToken).not.toBe(RefreshToken);
    await refresh(RefreshToken);
    later = 2 * minute;
    await expect(refresh(RefreshToken)).rejects.toEqual(
      named('NotAuthorizedException', 'Invalid Refresh Token'),
    );
    await refresh(AuthenticationResult?.RefreshToken ?? '');
    const AuthParameters = { REFRESH_TOKEN: 'made up' };
    const old = new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    await expect(client.send(old)).rejects.toEqual(named('NotAuthorizedException'));
  });

  it('expire: the access token after an hour, the session after thirty days', async () => {
    await signUpConfirmed();
    const { AccessToken, RefreshToken } = await signIn();
    later = 61 * minute;
    await expect(userOf(AccessToken)).rejects.toEqual(
      named('NotAuthorizedException', 'Access Token has expired'),
    );
    later = 31 * 24 * 60 * minute;
    await expect(refresh(RefreshToken)).rejects.toEqual(
      named('NotAuthorizedException', 'Refresh Token has expired'),
    );
  });

  it('end with the session: one by revoking, all by a global sign-out, all by deleting the user', async () => {
    await signUpConfirmed();
    const [one, two] = [await signIn(), await signIn()];
    await client.send(new RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
    await expect(refresh(one.RefreshToken)).rejects.toEqual(named('NotAuthorizedException'));
    const revoked = named('NotAuthorizedException', 'Access Token has been revoked');
    await expect(userOf(one.AccessToken)).rejects.toEqual(revoked);
    await userOf(two.AccessToken);
    await client.send(new GlobalSignOutCommand({ AccessToken: two.AccessToken }));
    await expect(userOf(two.AccessToken)).rejects.toEqual(revoked);
    const three = await signIn();
    await client.send(new DeleteUserCommand({ AccessToken: three.AccessToken }));
    await expect(userOf(three.AccessToken)).rejects.toEqual(named('UserNotFoundException'));
    await expect(signIn()).rejects.toEqual(named('NotAuthorizedException'));
    await signUp();
  });

  it('with a forged signature are rejected', async () => {
    await signUpConfirmed();
    const { AccessToken, IdToken } = await signIn();
    const [head, body] = AccessToken.split('.');
    const none = btoa('{"alg":"none"}').replaceAll('=', '');
    for (const forged of [`${none}.${body}.`, `${head}.${body}.AAAA`, IdToken]) {
      await expect(userOf(forged)).rejects.toEqual(named('NotAuthorizedException', 'Invalid Access Token'));
    }
  });
});

describe('passwords and profile', () => {
  it('resets a password with the mailed code, once', async () => {
    await signUpConfirmed();
    await forgot();
    const code = codeOf(mails.at(-1));
    await expect(reset(code, 'weak')).rejects.toEqual(named('InvalidPasswordException'));
    await reset(code);
    await signIn('ada@example.com', 'New12!x');
    await expect(signIn()).rejects.toEqual(named('NotAuthorizedException'));
    await expect(reset(code)).rejects.toEqual(named('ExpiredCodeException'));
  });

  it('answers a reset for an unknown user like any other, without a mail', async () => {
    const response = await forgot('nobody@example.com');
    expect(response.CodeDeliveryDetails).toMatchObject({ Destination: 'n***@e***' });
    expect(mails).toHaveLength(0);
    await expect(reset('123456', 'New12!x', 'nobody@example.com')).rejects.toEqual(
      named('CodeMismatchException'),
    );
  });

  it('sends no more than five mails an hour', async () => {
    await signUpConfirmed();
    for (let n = 0; n < 5; n++) await forgot();
    await expect(forgot()).rejects.toEqual(named('LimitExceededException'));
    later = 61 * minute;
    await forgot();
  });

  it('lets a client change neither passwords nor attributes, just as the pool’s firewall blocks it', async () => {
    await signUpConfirmed();
    const { AccessToken } = await signIn();
    const email = [{ Name: 'email', Value: 'eve@example.com' }];
    const change = { PreviousPassword: Password, ProposedPassword: 'Xyz98?' };
    const closed = named('ForbiddenException');
    await expect(client.send(new ChangePasswordCommand({ AccessToken, ...change }))).rejects.toEqual(closed);
    await expect(
      client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: email })),
    ).rejects.toEqual(closed);
    await signIn();
    expect((await userOf(AccessToken)).UserAttributes).not.toContainEqual(email[0]);
  });

  it('keeps users, sessions and the signing key across a restart', async () => {
    await signUpConfirmed();
    const { AccessToken, RefreshToken } = await signIn();
    const port = Number(new URL(endpoint).port);
    await new Promise((resolve) => server.close(resolve));
    await start(port);
    await userOf(AccessToken);
    await refresh(RefreshToken);
    await signIn();
  });
});
