import type { AccountDirectory, UserDirectory } from '#ports';
import type { Config } from '#runtime/settings/environment.ts';

/** The user pool of a trigger. */
export const openUserDirectory = async (userPoolId: string): Promise<UserDirectory> => {
  const [{ CognitoIdentityProviderClient }, { createCognitoDirectory }] = await Promise.all([
    import('@aws-sdk/client-cognito-identity-provider'),
    import('#providers/user-directory/cognito.ts'),
  ]);
  return createCognitoDirectory(new CognitoIdentityProviderClient({}), userPoolId);
};

/** The user pool's accounts, for operators. */
export const openAccounts = async ({ userPool }: Config): Promise<AccountDirectory> => {
  const [{ CognitoIdentityProviderClient }, { createCognitoAccounts }] = await Promise.all([
    import('@aws-sdk/client-cognito-identity-provider'),
    import('#providers/user-directory/cognito-accounts.ts'),
  ]);
  return createCognitoAccounts(new CognitoIdentityProviderClient({}), userPool.id);
};
