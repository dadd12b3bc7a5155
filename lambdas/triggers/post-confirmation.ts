import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { Deps } from '#ports';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { endSessions } from '#usecases/accounts/end-sessions.ts';

/**
 * Cognito's PostConfirmation trigger, which also follows a password that was reset: the user may have reset it
 * because somebody else knew the old one, so every session that was opened before is over. A confirmed sign-up passes.
 */
export const answerPostConfirmation = async (
  event: PostConfirmationTriggerEvent,
  deps: () => Promise<Pick<Deps, 'users' | 'tokens'>>,
): Promise<PostConfirmationTriggerEvent> => {
  const userId = event.request.userAttributes.sub;
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword' && userId)
    await endSessions(await deps(), { userId });
  return event;
};

export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> =>
  answerPostConfirmation(event, lambdaApiDeps);
