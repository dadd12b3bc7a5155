import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { createCognitoAccounts } from '#providers/user-directory/cognito-accounts.ts';

const ada = {
  Username: '7c0e2f5e-0000-4000-8000-000000000001',
  UserStatus: 'CONFIRMED',
  Attributes: [
    { Name: 'sub', Value: '7c0e2f5e-0000-4000-8000-000000000001' },
    { Name: 'email', Value: 'Ada@Example.com' },
  ],
} as const;

/** A pool whose filters are case-sensitive about addresses, as Cognito's are, with no other users. */
const openPool = () => {
  const sent: { name: string; input: unknown }[] = [];
  const gone = () => new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
  const send = async (command: { input: unknown }) => {
    sent.push({ name: command.constructor.name, input: command.input });
    if (command instanceof ListUsersCommand) {
      const isAda = ada.Attributes.some(({ Name, Value }) => command.input.Filter === `${Name} = "${Value}"`);
      return { Users: isAda ? [ada] : [] };
    }
    if (
      command instanceof AdminDisableUserCommand ||
      command instanceof AdminUserGlobalSignOutCommand ||
      command instanceof AdminDeleteUserCommand
    ) {
      if (command.input.Username !== ada.Username) throw gone();
      return {};
    }
    throw new Error('an unexpected command');
  };
  const client = { send } as unknown as Pick<CognitoIdentityProviderClient, 'send'>;
  return { sent, accounts: createCognitoAccounts(client, 'us-east-1_Test') };
};

describe('the accounts of a user pool, for operators', () => {
  const known = {
    userId: ada.Username,
    username: ada.Username,
    email: 'Ada@Example.com',
    status: 'CONFIRMED',
  };

  it('are found by id, and by address as it was typed at sign-up', async () => {
    const { accounts } = openPool();
    expect(await accounts.find(ada.Username)).toEqual([known]);
    expect(await accounts.find('Ada@Example.com')).toEqual([known]);
    expect(await accounts.find('eve@example.com')).toEqual([]);
  });

  it('cannot be listed by quotes in the search text', async () => {
    const { accounts, sent } = openPool();
    expect(await accounts.find('x" or email ^= "')).toEqual([]);
    expect(sent).toEqual([
      expect.objectContaining({
        input: { UserPoolId: 'us-east-1_Test', Filter: 'sub = "x\\" or email ^= \\""' },
      }),
    ]);
  });

  it('are disabled before they are signed out, so that nobody signs in again in between', async () => {
    const { accounts, sent } = openPool();
    await accounts.close(ada.Username);
    expect(sent.map(({ name }) => name)).toEqual([
      'AdminDisableUserCommand',
      'AdminUserGlobalSignOutCommand',
    ]);
  });

  it('stay deleted once they are deleted', async () => {
    const { accounts } = openPool();
    await expect(accounts.close('nobody')).resolves.toBeUndefined();
    await expect(accounts.remove('nobody')).resolves.toBeUndefined();
    await expect(accounts.remove(ada.Username)).resolves.toBeUndefined();
  });
});
