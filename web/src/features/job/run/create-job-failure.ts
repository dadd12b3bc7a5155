import type { ApiErrorCode } from '#contracts/errors/error-codes.ts';

/** Why a run did not start. */
export type CreateJobFailure =
  /** The API answered an error. */
  | { kind: 'answered'; status: number; code: ApiErrorCode | null; message: string }
  /** No answer came, or not from the API. */
  | { kind: 'transport'; message: string }
  /** An answer without a job. */
  | { kind: 'no-job' }
  /** Anything else that was thrown on the way. */
  | { kind: 'unexpected'; message: string };

/** Whether the server has decided: the same content sent again is then meant as a new run. */
export const isDecided = (failure: CreateJobFailure): boolean =>
  failure.kind === 'answered' && failure.status < 500;

/** What the workbench does about it. */
export type CreateJobAdvice = {
  /** `demo`: the modal; `field`: words at the input; `toast`: words in a toast. */
  show: 'demo' | 'field' | 'toast';
  message: string;
  refetchCredits: boolean;
};

const unavailable = 'Our analysis service is temporarily unavailable. Please try again in a few minutes.';

/** The words that a user reads in place of the server's own. */
const wordsOf: Partial<Record<ApiErrorCode, string>> = {
  internal_error: unavailable,
  service_unavailable: unavailable,
  demo_limit_reached: "You've used your monthly demo credit. Sign up for free to continue!",
};

/** Codes that are about what was typed: their words belong to the field. */
const fieldCodes: ReadonlySet<string> = new Set<ApiErrorCode>([
  'content_required',
  'content_too_short',
  'content_too_long',
  'content_not_analyzable',
  'keywords_required',
]);

const messageOf = (failure: CreateJobFailure): string => {
  if (failure.kind === 'no-job') return 'Invalid response from create-job function';
  if (failure.kind === 'transport') return failure.message || 'Failed to invoke edge function';
  if (failure.kind === 'unexpected') return failure.message || 'Failed to start analysis. Please try again.';
  return (failure.code && wordsOf[failure.code]) || failure.message || unavailable;
};

// A busy server also answers 429; only the demo's limit says that the demo was used.
const isLimit = (failure: CreateJobFailure): boolean =>
  failure.kind === 'answered' && failure.status === 429 && failure.code !== 'rate_limited';

/**
 * What to do about a run that did not start. `signedIn` decides what a 429 means: the visitor's demo credit is
 * used, or the user's balance has changed. Credits are fetched again after a 402 as well.
 */
export const adviseOnFailure = (failure: CreateJobFailure, signedIn: boolean): CreateJobAdvice => {
  const message = messageOf(failure);
  if (isLimit(failure) && !signedIn) return { show: 'demo', message, refetchCredits: false };
  const code = failure.kind === 'answered' ? failure.code : null;
  return {
    show: code !== null && fieldCodes.has(code) ? 'field' : 'toast',
    message,
    refetchCredits: signedIn && failure.kind === 'answered' && [402, 429].includes(failure.status),
  };
};
