import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { Deps } from '#ports';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { endSessions } from '#usecases/accounts/end-sessions.ts';

/**
 * Cognito's PostConfirmation trigger, which also runs after a password reset. The user may have reset the password
 * because somebody else knew the old one, so every earlier session ends. A confirmed sign-up needs no action.
 */
export const handlePostConfirmation = async (
  event: PostConfirmationTriggerEvent,
  deps: () => Promise<Pick<Deps, 'users' | 'tokens'>>,
): Promise<PostConfirmationTriggerEvent> => {
  const userId = event.request.userAttributes.sub;
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword' && userId)
    await endSessions(await deps(), { userId });
  return event;
};

export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> =>
  handlePostConfirmation(event, lambdaApiDeps);
