import { describe, expect, test } from 'vitest';
import { type ApiErrorCode, apiErrors } from '#contracts/errors/error-codes.ts';
import { toCreateJobFailure } from '#web/features/job/run/api/create-job.ts';
import { adviseOnFailure } from '#web/features/job/run/api/create-job-failure.ts';
import { createAttemptKeys } from '#web/features/job/run/attempt-key.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

const advise = (error: unknown, signedIn = false) => adviseOnFailure(toCreateJobFailure(error), signedIn);

describe('a run that does not start', () => {
  test('[A-287] for a transport error shows its message, otherwise the default text', () => {
    expect(advise(new ApiFailure('network', 0, 'Failed to fetch'))).toMatchObject({
      show: 'toast',
      message: 'Failed to fetch',
    });
    expect(advise(new ApiFailure('network', 0, '')).message).toBe('Failed to invoke edge function');
  });

  test('[A-288] for a 429 of a visitor opens the dialog', () => {
    expect(advise(new ApiFailure('demo_limit_reached', 429, 'Demo limit reached')).show).toBe('demo');
  });

  test('does not treat a busy server as a used demo credit', () => {
    const failure = new ApiFailure('rate_limited', 429, 'Too many requests. Wait a minute and try again.');
    expect(advise(failure)).toMatchObject({ show: 'toast', message: failure.message });
  });

  test('[A-289] for a 429 of a signed-in user refetches the credits', () => {
    const advice = advise(new ApiFailure('rate_limited', 429, 'Too many requests.'), true);
    expect(advice).toMatchObject({ show: 'toast', refetchCredits: true });
  });

  test('[A-290] for another structured error shows its message', () => {
    expect(advise(new ApiFailure('forbidden', 403, 'Not yours.'))).toMatchObject({
      show: 'toast',
      message: 'Not yours.',
    });
  });

  test('[A-290][A-291] shows a default text for an error without a message, and for a server that is down', () => {
    const words = 'Our analysis service is temporarily unavailable. Please try again in a few minutes.';
    expect(advise(new ApiFailure('conflict', 409, '')).message).toBe(words);
    expect(
      advise(
        new ApiFailure('internal_error', 500, 'Service temporarily unavailable. Please try again later.'),
      ).message,
    ).toBe(words);
    // A proxy's page is not meant for users.
    expect(advise(new ApiFailure('invalid_response', 502, '<html>Bad gateway</html>')).message).toBe(words);
  });

  test('[A-292] rewords "Demo limit reached" for the user', () => {
    const failure = new ApiFailure('demo_limit_reached', 429, 'Demo limit reached');
    expect(advise(failure).message).toBe(
      "You've used your monthly demo credit. Sign up for free to continue!",
    );
  });

  const known = Object.entries(apiErrors).filter(([, { message }]) =>
    /Service temporarily unavailable|Demo limit reached/.test(message),
  );

  test.each(known)('[A-291][A-292] does not show the raw message of %s', (code, { status, message }) => {
    expect(advise(new ApiFailure(code as ApiErrorCode, status, message)).message).not.toContain(message);
  });

  test('[A-293] reports a response without a job', () => {
    expect(advise(new ApiFailure('invalid_response', 200, 'Unexpected')).message).toBe(
      'Invalid response from create-job function',
    );
  });

  test('[A-294] has a text for a failure without a message', () => {
    expect(advise(new Error('')).message).toBe('Failed to start analysis. Please try again.');
    expect(advise('what').message).toBe('Failed to start analysis. Please try again.');
  });

  test('shows an input error at the field', () => {
    const failure = new ApiFailure('content_not_analyzable', 400, 'There are no words here.');
    expect(advise(failure)).toMatchObject({ show: 'field', message: 'There are no words here.' });
  });

  test('sends the same key for a retry of the same content, and a new one for anything else', () => {
    let made = 0;
    const keys = createAttemptKeys(() => {
      made += 1;
      return `key-${made}`;
    });
    expect(keys.keyFor('a')).toBe('key-1');
    expect(keys.keyFor('a')).toBe('key-1');
    expect(keys.keyFor('b')).toBe('key-2');
    keys.settle();
    expect(keys.keyFor('b')).toBe('key-3');
  });
});
