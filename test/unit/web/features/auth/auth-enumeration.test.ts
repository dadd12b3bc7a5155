import { AuthError, resendSignUpCode, resetPassword, signUp } from 'aws-amplify/auth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccount } from '#web/features/auth/api/cognito.ts';

vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  signUp: vi.fn(),
  resendSignUpCode: vi.fn(),
  resetPassword: vi.fn(),
}));
vi.mock('#web/lib/api/api-client.ts', () => ({
  callApi: async () => ({
    cognito: {
      endpoint: null,
      userPoolId: 'eu-west-1_a',
      clientId: 'web',
      googleEnabled: false,
      domain: null,
    },
  }),
}));

const username = 'mara@example.com';
const rejection = (name: string) => new AuthError({ name, message: name });
const create = () => createAccount(username, 'Abc12!', '/dashboard');

beforeEach(() => {
  vi.mocked(signUp).mockReset().mockRejectedValue(rejection('UsernameExistsException'));
  vi.mocked(resendSignUpCode).mockReset();
  vi.mocked(resetPassword).mockReset();
});

describe('signing up with an address that has an account', () => {
  test('gets the usual response; an unverified account gets its link again', async () => {
    await expect(create()).resolves.toBeUndefined();
    expect(resendSignUpCode).toHaveBeenCalledExactlyOnceWith({
      username,
      options: { clientMetadata: { landing: '/dashboard' } },
    });
    expect(resetPassword).not.toHaveBeenCalled();
  });

  test('gets the usual response; the owner of a verified account gets a mail', async () => {
    vi.mocked(resendSignUpCode).mockRejectedValueOnce(rejection('InvalidParameterException'));
    await expect(create()).resolves.toBeUndefined();
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith({
      username,
      options: { clientMetadata: { occasion: 'sign-up' } },
    });
  });

  test('gets the usual response when no more mail can be sent', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(resendSignUpCode).mockRejectedValueOnce(rejection('InvalidParameterException'));
    vi.mocked(resetPassword).mockRejectedValueOnce(rejection('LimitExceededException'));
    await expect(create()).resolves.toBeUndefined();
  });

  test('shows other refusals', async () => {
    vi.mocked(signUp).mockReset().mockRejectedValue(rejection('InvalidPasswordException'));
    await expect(create()).rejects.toThrow('InvalidPasswordException');
    expect(resendSignUpCode).not.toHaveBeenCalled();
  });
});
