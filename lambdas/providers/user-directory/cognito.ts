import {
  AdminLinkProviderForUserCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { DirectoryUser, UserDirectory } from '#ports';

const attribute = ({ Attributes = [] }: UserType, name: string): string | undefined =>
  Attributes.find(({ Name }) => Name === name)?.Value;

const toUser = (user: UserType): DirectoryUser => ({
  username: user.Username ?? '',
  status: user.UserStatus ?? '',
  enabled: user.Enabled ?? false,
  emailVerified: attribute(user, 'email_verified') === 'true',
});

/** A Cognito user pool, to the extent that its triggers may read and change it. */
export const createCognitoDirectory = (
  client: Pick<CognitoIdentityProviderClient, 'send'>,
  userPoolId: string,
): UserDirectory => ({
  findByEmail: async (email) => {
    const spellings = new Set([email, email.toLowerCase()]);
    const found = new Map<string, DirectoryUser>();
    for (const spelling of spellings) {
      const Filter = `email = "${spelling.replaceAll(/["\\]/g, '\\$&')}"`;
      const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }));
      for (const user of Users.map(toUser)) found.set(user.username, user);
    }
    return [...found.values()];
  },
  link: async (username, { provider, id }) => {
    await client.send(
      new AdminLinkProviderForUserCommand({
        UserPoolId: userPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
        SourceUser: {
          ProviderName: provider,
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: id,
        },
      }),
    );
  },
});
