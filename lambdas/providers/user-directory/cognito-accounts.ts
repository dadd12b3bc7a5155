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

/** Cognito's filters take one attribute; quotes and backslashes in a value are escaped. */
const filterOf = (reference: string): string => {
  const isAddress = reference.includes('@');
  const value = (isAddress ? reference.toLowerCase() : reference).replaceAll(/["\\]/g, '\\$&');
  return `${isAddress ? 'email' : 'sub'} = "${value}"`;
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
    const command = new ListUsersCommand({ UserPoolId: userPoolId, Filter: filterOf(reference) });
    const { Users = [] } = await client.send(command);
    return Users.map(toAccount);
  },
  close: async (username) => {
    const user = { UserPoolId: userPoolId, Username: username };
    await unlessGone(client.send(new AdminDisableUserCommand(user)));
    await unlessGone(client.send(new AdminUserGlobalSignOutCommand(user)));
  },
  remove: (username) =>
    unlessGone(client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username }))),
});
