import { JobError, type JobErrorName } from '#contracts/jobs/job-errors.ts';

/** The page did not come within `totalMs`. A connection that fails earlier counts as unreachable. */
const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Maps a network error to the failure that the state machine and the user know. The cause is kept for the operator. */
export const toJobError = (error: unknown, signal: AbortSignal): JobError => {
  if (error instanceof JobError) return error;
  const code = codeOf(error);
  let name: JobErrorName = 'PageUnreachable';
  if (signal.aborted || timeouts.has(code)) name = 'PageTimeout';
  else if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') name = 'PageTooLarge';
  const detail = error instanceof Error ? error.message : String(error);
  return new JobError(name, `The page could not be read: ${code || 'no code'}, ${detail}`, { cause: error });
};

/** The failure for an HTTP status; null for a page. */
export const statusError = (status: number): JobError | null => {
  if (status >= 200 && status < 300) return null;
  const isRejection = [401, 402, 403, 407, 429, 451].includes(status);
  return new JobError(
    isRejection ? 'PageRefused' : 'PageUnreachable',
    `The site responded with HTTP status ${status}.`,
  );
};
