import type { ChangeReport, VerifyRequest } from '#contracts/verify/change-report.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

/** POST verify: what a rewrite lost, changed or added. */
export const verifyTexts = (texts: VerifyRequest): Promise<ChangeReport> =>
  // The schema loads with zod at the first call, because the form does not need it.
  callApi('verifyTexts', async () => (await import('#contracts/verify/change-report.ts')).changeReport, {
    body: texts,
  });

/** The message for a user whose comparison failed: what happened, and the remedy. */
export const failureText = (error: unknown): string => {
  if (error instanceof ApiFailure && error.code === 'network')
    return 'We could not reach our server. Your texts are still here. Check your connection and try again.';
  if (error instanceof ApiFailure && error.code !== 'invalid_response') return error.message;
  return 'The comparison failed. Your texts are still here. Try again in a minute.';
};
