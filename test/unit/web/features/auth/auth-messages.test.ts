// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authText } from '#web/features/auth/api/auth-messages.ts';

const errorOf = (name: string, message = 'User pool words: Invalid Lambda.'): Error =>
  Object.assign(new Error(message), { name });

afterEach(() => vi.restoreAllMocks());

describe('an error of the user pool', () => {
  /** The errors that the site's operations can return, according to the pool's API reference. */
  test.each([
    'AliasExistsException',
    'CodeDeliveryFailureException',
    'CodeMismatchException',
    'ExpiredCodeException',
    'InternalErrorException',
    'InvalidLambdaResponseException',
    'InvalidParameterException',
    'InvalidPasswordException',
    'LimitExceededException',
    'NotAuthorizedException',
    'PasswordResetRequiredException',
    'ResourceNotFoundException',
    'TooManyFailedAttemptsException',
    'TooManyRequestsException',
    'UnexpectedLambdaException',
    'UserLambdaValidationException',
    'UserNotConfirmedException',
    'UserNotFoundException',
  ])('%s has our own wording', (name) => {
    const text = authText(errorOf(name));
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(text).not.toMatch(/pool|lambda|username|exception/i);
  });

  test('is worded the same for a wrong password and an unknown address', () => {
    expect(authText(errorOf('NotAuthorizedException', 'Incorrect username or password.'))).toBe(
      authText(errorOf('UserNotFoundException', 'User does not exist.')),
    );
  });

  test('is worded differently for a locked account and a wrong password', () => {
    expect(authText(errorOf('NotAuthorizedException', 'Password attempts exceeded'))).toMatch(/^Too many/);
  });

  test('keeps our own wording for Google', () => {
    expect(authText(errorOf('GoogleSignInException', 'Google sign-in is not available here.'))).toBe(
      'Google sign-in is not available here.',
    );
  });
});

test('without a connection, the message names the connection, whatever failed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(authText(new TypeError('Failed to fetch dynamically imported module'))).toMatch(/connection/);
});

test.each([new TypeError('x is not a function'), errorOf('Unknown'), 'text', null])(
  'another error has no wording here: %s',
  (error) => {
    expect(authText(error)).toBeNull();
  },
);
