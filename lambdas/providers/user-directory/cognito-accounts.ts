import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AccountDirectory, DirectoryAccount } from '#ports';

const attribute = ({ Attributes = [] }: UserType, name: string): string =>
  Attributes.find(({ Name }) => Name === name)?.Value ?? '';

const toAccount = (user: UserType): DirectoryAccount => ({
  userId: attribute(user, 'sub'),
  username: user.Username ?? '',
  email: attribute(user, 'email'),
  status: user.UserStatus ?? '',
});

/**
 * A Cognito filter on one attribute. It is case-sensitive, and addresses are stored as their owners typed them. Quotes
 * and backslashes in the value are escaped.
 */
const filtersOf = (reference: string): string[] => {
  const isAddress = reference.includes('@');
  const spellings = new Set(isAddress ? [reference, reference.toLowerCase()] : [reference]);
  return [...spellings].map(
    (value) => `${isAddress ? 'email' : 'sub'} = "${value.replaceAll(/["\\]/g, '\\$&')}"`,
  );
};

const unlessGone = async (send: Promise<unknown>): Promise<void> => {
  try {
    await send;
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
};

/** Accounts of a Cognito user pool, for operators. */
export const createCognitoAccounts = (
  client: Pick<CognitoIdentityProviderClient, 'send'>,
  userPoolId: string,
): AccountDirectory => ({
  find: async (reference) => {
    const found = new Map<string, DirectoryAccount>();
    for (const Filter of filtersOf(reference)) {
      const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }));
      for (const account of Users.map(toAccount)) found.set(account.username, account);
    }
    return [...found.values()];
  },
  close: async (username) => {
    const user = { UserPoolId: userPoolId, Username: username };
    await unlessGone(client.send(new AdminDisableUserCommand(user)));
    await unlessGone(client.send(new AdminUserGlobalSignOutCommand(user)));
  },
  remove: (username) =>
    unlessGone(client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username }))),
});
