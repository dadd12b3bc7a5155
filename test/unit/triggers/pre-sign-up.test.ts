import {
  AdminLinkProviderForUserCommand,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { UserDirectory } from '#ports';
import { createCognitoDirectory } from '#providers/user-directory/cognito.ts';
import { handlePreSignUp } from '#triggers/pre-sign-up.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

const comesByGoogle = (attributes: Record<string, string>, changes: object = {}) =>
  ({
    triggerSource: 'PreSignUp_ExternalProvider',
    userPoolId: 'us-east-1_Test',
    userName: 'Google_1234567890',
    request: { userAttributes: attributes },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    ...changes,
  }) as unknown as PreSignUpTriggerEvent;

const verified = { email: 'ada@example.com', email_verified: 'true' };
const unverified = { email: 'ada@example.com', email_verified: 'false' };

/** Users as the pool reports them. */
const native = (changes: Partial<UserType> = {}, emailVerified = 'true'): UserType => ({
  Username: 'native-1',
  UserStatus: 'CONFIRMED',
  Enabled: true,
  Attributes: [{ Name: 'email_verified', Value: emailVerified }],
  ...changes,
});

/** A pool that answers with these users, and records what it is asked. */
const poolOf = (users: UserType[]) => {
  const sent: object[] = [];
  const client = {
    send: async (command: { input: object }) => {
      sent.push(command);
      return command instanceof ListUsersCommand ? { Users: users } : {};
    },
  } as unknown as Parameters<typeof createCognitoDirectory>[0];
  const links = () => sent.filter((command) => command instanceof AdminLinkProviderForUserCommand);
  return { directory: createCognitoDirectory(client, 'us-east-1_Test'), sent, links };
};

describe('somebody who signs in with Google for the first time', () => {
  it.each<[string, Record<string, string>, UserType[], 'linked' | 'separate' | 'refused']>([
    ['has no account here', verified, [], 'separate'],
    ['has a confirmed account under the same verified address', verified, [native()], 'linked'],
    [
      'meets an account that was never confirmed, perhaps a stranger’s',
      verified,
      [native({ UserStatus: 'UNCONFIRMED' })],
      'separate',
    ],
    [
      'meets an account that was never confirmed or verified',
      verified,
      [native({ UserStatus: 'UNCONFIRMED' }, 'false')],
      'separate',
    ],
    ['meets a confirmed account whose address is not verified', verified, [native({}, 'false')], 'separate'],
    [
      'meets a confirmed account that tells nothing of its address',
      verified,
      [native({ Attributes: [] })],
      'separate',
    ],
    [
      'meets an account that an operator made',
      verified,
      [native({ UserStatus: 'FORCE_CHANGE_PASSWORD' })],
      'separate',
    ],
    [
      'meets an account that must reset its password',
      verified,
      [native({ UserStatus: 'RESET_REQUIRED' })],
      'separate',
    ],
    ['meets an account that was disabled', verified, [native({ Enabled: false })], 'separate'],
    ['meets another external account', verified, [native({ UserStatus: 'EXTERNAL_PROVIDER' })], 'separate'],
    ['meets two that qualify', verified, [native(), native({ Username: 'native-2' })], 'separate'],
    [
      'meets a confirmed account beside one that is not',
      verified,
      [native({ Username: 'stranger', UserStatus: 'UNCONFIRMED' }), native()],
      'linked',
    ],
    ['has not verified the address at Google', unverified, [native()], 'refused'],
    ['has not verified the address at Google, and no account here', unverified, [], 'refused'],
    [
      'comes without a word on whether the address is verified',
      { email: 'ada@example.com' },
      [native()],
      'refused',
    ],
    ['comes without an address', { email_verified: 'true' }, [native()], 'refused'],
  ])('%s', async (_, attributes, users, outcome) => {
    const { directory, links } = poolOf(users);
    const event = comesByGoogle(attributes);
    const answer = handlePreSignUp(event, { directory, log });
    if (outcome === 'refused') await expect(answer).rejects.toThrow(/Google has not verified/);
    else expect(await answer).toEqual(comesByGoogle(attributes));
    expect(links()).toHaveLength(outcome === 'linked' ? 1 : 0);
    if (outcome === 'linked')
      expect(links()[0]).toMatchObject({
        input: {
          UserPoolId: 'us-east-1_Test',
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: 'native-1' },
          SourceUser: {
            ProviderName: 'Google',
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: '1234567890',
          },
        },
      });
  });

  it('is linked under the name that Cognito has for Google, however the event spells it', async () => {
    const { directory, links } = poolOf([native()]);
    await handlePreSignUp(comesByGoogle(verified, { userName: 'google_42' }), { directory, log });
    expect(links()[0]).toMatchObject({
      input: { SourceUser: { ProviderName: 'Google', ProviderAttributeValue: '42' } },
    });
  });

  it('cannot change the query with the address', async () => {
    const { directory, sent } = poolOf([]);
    await directory.findByEmail('a" or sub ^= "\\');
    expect(sent[0]).toMatchObject({ input: { Filter: 'email = "a\\" or sub ^= \\"\\\\"' } });
  });

  it('is looked up in lower case too', async () => {
    const { directory, sent } = poolOf([native()]);
    expect(await directory.findByEmail('Ada@Example.com')).toHaveLength(1);
    expect(sent.map((command) => (command as ListUsersCommand).input.Filter)).toEqual([
      'email = "Ada@Example.com"',
      'email = "ada@example.com"',
    ]);
  });

  it('is refused with another provider', async () => {
    const { directory } = poolOf([native()]);
    const event = comesByGoogle(verified, { userName: 'Evil_42' });
    await expect(handlePreSignUp(event, { directory, log })).rejects.toThrow(
      /Evil is not an identity provider/,
    );
  });
});

it('a sign-up with a password passes untouched', async () => {
  const directory: UserDirectory = {
    findByEmail: () => Promise.reject(new Error('not asked')),
    link: () => Promise.reject(new Error('not asked')),
  };
  const event = comesByGoogle(unverified, { triggerSource: 'PreSignUp_SignUp', userName: 'ada' });
  expect(await handlePreSignUp(event, { directory, log })).toBe(event);
});
