import type { ApiErrorCode } from '#contracts/errors/error-codes.ts';

/** Why a run did not start. */
export type CreateJobFailure =
  /** The API returned an error. */
  | { kind: 'answered'; status: number; code: ApiErrorCode | null; message: string }
  /** No response came, or not from the API. */
  | { kind: 'transport'; message: string }
  /** A response without a job. */
  | { kind: 'no-job' }
  /** Any other error. */
  | { kind: 'unexpected'; message: string };

/** Whether the server has decided. The same content sent again is then a new run. */
export const isDecided = (failure: CreateJobFailure): boolean =>
  failure.kind === 'answered' && failure.status < 500;

/** The reaction of the workbench. */
export type CreateJobAdvice = {
  /** `demo`: the dialog; `field`: a message at the input; `toast`: a toast. */
  show: 'demo' | 'field' | 'toast';
  message: string;
  refetchCredits: boolean;
};

const unavailable = 'Our analysis service is temporarily unavailable. Please try again in a few minutes.';

/** Messages that replace the server's. */
const wordsOf: Partial<Record<ApiErrorCode, string>> = {
  internal_error: unavailable,
  service_unavailable: unavailable,
  demo_limit_reached: "You've used your monthly demo credit. Sign up for free to continue!",
};

/** Codes about the input. Their messages are shown at the field. */
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

// A busy server also answers 429. Only the demo limit means that the demo is used.
const isLimit = (failure: CreateJobFailure): boolean =>
  failure.kind === 'answered' && failure.status === 429 && failure.code !== 'rate_limited';

/**
 * How to react to a run that did not start. `signedIn` decides what a 429 means: the visitor's demo credit is used,
 * or the user's balance has changed. A 402 also refetches the credits.
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
