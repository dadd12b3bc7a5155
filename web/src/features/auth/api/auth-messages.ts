/** There is no connection, or the user pool is down. */
const unreachable = 'We could not reach the sign-in service. Check your connection, then try again.';
const tooMany = 'Too many attempts. Wait a few minutes, then try again.';
const wrong = 'The email address or the password is wrong.';
const oldLink = 'This link no longer works. Use the link in our newest email, or ask for another one.';
const notNow = 'Sign-in is not working right now. Try again in a minute.';

/**
 * What a user reads for each error of the user pool, by its name. The pool's own messages mention user names, policies
 * and Lambda functions.
 */
const texts: Readonly<Record<string, string>> = {
  NotAuthorizedException: wrong,
  UserNotFoundException: wrong,
  UserNotConfirmedException: 'Please verify your email address first. Use the link in our newest email.',
  PasswordResetRequiredException: 'This account needs a new password. Choose "Forgot your password?".',
  UserAlreadyAuthenticatedException: 'You are already signed in. Reload the page.',
  InvalidPasswordException: 'This password does not meet every requirement.',
  InvalidParameterException: 'This email address or password cannot be used. Check both.',
  CodeMismatchException: oldLink,
  ExpiredCodeException: oldLink,
  AliasExistsException: oldLink,
  CodeDeliveryFailureException: 'We could not send the email. Check the address, then try again.',
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  UserLambdaValidationException: notNow,
  UnexpectedLambdaException: notNow,
  InvalidLambdaResponseException: notNow,
  InternalErrorException: notNow,
  ResourceNotFoundException: notNow,
  NetworkError: unreachable,
};

/** Messages of `NotAuthorizedException`, which the pool also uses for these cases. */
const rejections: readonly (readonly [RegExp, string])[] = [
  [/attempts exceeded/i, tooMany],
  [/disabled/i, 'This account is closed. Write to us if that is a mistake.'],
  [/current status is confirmed/i, 'This email address is already verified. Please sign in.'],
];

/** Our own errors, which already have messages for users. */
export const ownAuthErrors = { google: 'GoogleSignInException', step: 'UnsupportedStepException' } as const;
const ownMessages: readonly string[] = Object.values(ownAuthErrors);

/** What a user reads for a failure of the user pool; null for an error that is not the pool's. */
export const authText = (error: unknown): string | null => {
  if (!navigator.onLine) return unreachable;
  if (!(error instanceof Error)) return null;
  if (ownMessages.includes(error.name)) return error.message;
  if (error.name === 'NotAuthorizedException')
    return rejections.find(([pattern]) => pattern.test(error.message))?.[1] ?? wrong;
  if (Object.hasOwn(texts, error.name)) return texts[error.name] ?? null;
  // Amplify wraps errors that it does not know, such as a failed fetch, and keeps the cause.
  return 'underlyingError' in error && error.underlyingError instanceof TypeError ? unreachable : null;
};
