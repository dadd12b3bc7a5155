import type { ConfigResponse } from '#contracts/accounts/me.ts';

const problemOf = ({ endpoint, userPoolId, clientId }: ConfigResponse['cognito']): string | null => {
  if (endpoint !== null && !/^https?:\/\/./.test(endpoint))
    return `The user pool's address must begin with http:// or https://, but it is "${endpoint}".`;
  if (!userPoolId.trim()) return 'The user pool id is empty.';
  return clientId.trim() ? null : "The id of the user pool's client is empty.";
};

/**
 * The configuration of the Cognito client.
 * @throws Error with the value when the stage's configuration is invalid
 */
export const poolSettings = (cognito: ConfigResponse['cognito']) => {
  const problem = problemOf(cognito);
  if (problem) throw new Error(`${problem} Check what GET /api/config returns.`);
  const { endpoint, userPoolId, clientId } = cognito;
  return {
    userPoolId,
    userPoolClientId: clientId,
    ...(endpoint && { userPoolEndpoint: endpoint }),
    loginWith: { email: true },
  };
};
