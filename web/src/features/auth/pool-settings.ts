import type { ConfigResponse } from '#contracts/accounts/me.ts';

const problemOf = ({ endpoint, userPoolId, clientId }: ConfigResponse['cognito']): string | null => {
  if (endpoint !== null && !/^https?:\/\/./.test(endpoint))
    return `The user pool's address must begin with http:// or https://, but it is "${endpoint}".`;
  if (!userPoolId.trim()) return 'The user pool id is empty.';
  return clientId.trim() ? null : "The id of the user pool's client is empty.";
};

/**
 * What the Cognito client is configured with.
 * @throws Error when the stage's configuration cannot be used, naming the value
 */
export const poolSettings = (cognito: ConfigResponse['cognito']) => {
  const problem = problemOf(cognito);
  if (problem) throw new Error(`${problem} Check what GET /api/config answers.`);
  const { endpoint, userPoolId, clientId } = cognito;
  return {
    userPoolId,
    userPoolClientId: clientId,
    ...(endpoint && { userPoolEndpoint: endpoint }),
    loginWith: { email: true },
  };
};
