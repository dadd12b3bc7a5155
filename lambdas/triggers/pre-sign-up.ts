import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { lambdaUserDirectory } from '#runtime/lambda-deps.ts';
import { admitExternalUser, type ExternalUser } from '#usecases/accounts/admit-external-user.ts';

/** Cognito names a Google user `Google_` plus the id at Google. In this event, the name may be in lower case. */
const readAccount = (userName: string): { provider: string; id: string } => {
  const [, provider, id] = /^(google)_(.+)$/i.exec(userName) ?? [];
  if (!provider || !id)
    throw new Error(`${userName.split('_')[0]} is not an identity provider of this user pool.`);
  return { provider: 'Google', id };
};

const readUser = ({ userName, request: { userAttributes } }: PreSignUpTriggerEvent): ExternalUser => ({
  ...readAccount(userName),
  email: userAttributes.email ?? '',
  emailVerified: userAttributes.email !== undefined && userAttributes.email_verified === 'true',
});

/** Cognito's PreSignUp trigger, for a person's first sign-in with Google. Sign-ups with a password need no action. */
export const handlePreSignUp = async (
  event: PreSignUpTriggerEvent,
  deps: Parameters<typeof admitExternalUser>[0],
): Promise<PreSignUpTriggerEvent> => {
  if (event.triggerSource === 'PreSignUp_ExternalProvider') await admitExternalUser(deps, readUser(event));
  return event;
};

export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> =>
  handlePreSignUp(event, await lambdaUserDirectory(event.userPoolId));
