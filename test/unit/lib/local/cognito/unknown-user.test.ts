import { expect, it, vi } from 'vitest';
import { openUserPool } from '#lib/local/cognito/user-pool.ts';
import { tempDir } from '#test/temp-dir.ts';

/** Each call is one exponentiation modulo N, which accounts for nearly all of a sign-in's time. */
const calls = vi.hoisted(() => ({ makeVerifier: 0, isPassword: 0 }));
vi.mock('#lib/local/cognito/srp.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('#lib/local/cognito/srp.ts')>();
  return {
    ...real,
    makeVerifier: (...of: Parameters<typeof real.makeVerifier>) => {
      calls.makeVerifier += 1;
      return real.makeVerifier(...of);
    },
    isPassword: (...of: Parameters<typeof real.isPassword>) => {
      calls.isPassword += 1;
      return real.isPassword(...of);
    },
  };
});

const ClientId = 'web';

it('a password is checked once, whether or not the address has an account', async () => {
  const pool = await openUserPool({
    dir: tempDir(),
    endpoint: 'http://localhost/pool',
    userPoolId: 'us-east-1_Test',
    clientId: ClientId,
    customMessage: async (event) => event,
    sendMail: () => {},
  });
  const ask = async (operation: string, body: object) => {
    const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
    const request = { method: 'POST', headers, body: JSON.stringify({ ClientId, ...body }) };
    return (await pool.handle(new Request('http://localhost/pool/', request))).json();
  };
  const attempt = async (USERNAME: string) => {
    Object.assign(calls, { makeVerifier: 0, isPassword: 0 });
    const response = await ask('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD: 'Wrong1!' },
    });
    return { response, ...calls };
  };
  await ask('SignUp', { Username: 'ada@example.com', Password: 'Abc12!' });
  const known = await attempt('ada@example.com');
  expect(known).toMatchObject({
    response: { __type: 'NotAuthorizedException' },
    makeVerifier: 0,
    isPassword: 1,
  });
  expect(await attempt('nobody@example.com')).toEqual(known);
});
