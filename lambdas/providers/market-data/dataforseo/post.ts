import { setTimeout as pause } from 'node:timers/promises';
import { JobError, type JobErrorName } from '#contracts/jobs/job-errors.ts';
import type { Log, Pay, Secret } from '#ports';
import { type Attempt, attemptCall, billedUsd } from './attempt.ts';
import type { marketDataCalls } from './call-limits.ts';
import type { Credentials } from './credentials.ts';
import type { Deadline } from './deadline.ts';
import type { Verdict } from './status.ts';

export type Bounds = { readonly [Name in keyof typeof marketDataCalls]: number };

/** Outcomes with which the caller can continue. */
const verdicts = ['ok', 'empty', 'no_location', 'bad_keywords'] as const;

export type Reply = {
  kind: (typeof verdicts)[number];
  result: unknown[];
  /** The cost of all attempts. */
  costUsd: number;
};

/** The most that a call may take: time, and money per attempt. */
export type CallLimits = { deadline: Deadline; pay: Pay; worstUsd: number };

export type Post = (path: string, task: object, limits: CallLimits) => Promise<Reply>;

type PostOptions = {
  readonly url: string;
  readonly secret: Secret<Credentials>;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly bounds: Bounds;
};

const errorNames: Partial<Record<Verdict, JobErrorName>> = {
  exhausted: 'MarketDataExhausted',
  credentials: 'MarketDataRefused',
  account: 'MarketDataRefused',
  invalid: 'MarketDataRefused',
};

const toError = (path: string, { verdict, detail }: Attempt): JobError =>
  new JobError(errorNames[verdict] ?? 'MarketDataUnavailable', `DataForSEO ${path}: ${verdict}, ${detail}`);

const isSame = (a: Credentials, b: Credentials): boolean => a.login === b.login && a.password === b.password;

/**
 * The delay doubles with each attempt. Half of it is random, so that runs that failed together do not retry together.
 */
const backoff = (attempts: number, { pauseMs }: Bounds): number =>
  pauseMs * 2 ** (attempts - 1) * (0.5 + Math.random() / 2);

type Last = {
  path: string;
  attempt: Attempt;
  attempts: number;
  credentials: Credentials;
  deadline: Deadline;
};

/** Waits, then returns the credentials for the next attempt; null if there is none. */
const prepareNext = async (
  { secret, bounds }: PostOptions,
  { attempt, attempts, credentials, deadline }: Last,
): Promise<Credentials | null> => {
  if (attempts >= bounds.attempts) return null;
  if (attempt.verdict === 'busy') {
    const waitMs = attempt.retryAfterMs ?? backoff(attempts, bounds);
    if (waitMs >= deadline.leftMs()) return null;
    await pause(waitMs);
    return credentials;
  }
  if (attempt.verdict !== 'credentials') return null;
  secret.invalidate();
  const renewed = await secret.read();
  return isSame(renewed, credentials) ? null : renewed;
};

const giveUp = ({ log }: PostOptions, { path, attempt, attempts }: Last): JobError => {
  const error = toError(path, attempt);
  const fields = { path, verdict: attempt.verdict, attempts };
  if (error.name === 'MarketDataRefused') log.error('DataForSEO needs the operator', fields);
  else log.warn('DataForSEO gave no usable response', fields);
  return error;
};

/**
 * Calls the vendor's API with one task each. It retries with increasing delays, or with those that the vendor names:
 * failures that the vendor calls temporary (40103, 40202, 50xxx, HTTP 429 and 5xx), failed connections, and a rejected
 * password if a newer one exists. It does not retry a response that is missing or unreadable, since that was most
 * likely billed.
 * @throws JobError for all other failures, and when attempts or time are used up
 */
export const createPost =
  (options: PostOptions): Post =>
  async (path, task, { deadline, pay, worstUsd }) => {
    const { url, secret, bounds } = options;
    let credentials = await secret.read();
    let costUsd = 0;
    for (let attempts = 1; ; attempts++) {
      // After the deadline, a call has no time left. It counts as unanswered.
      const timeoutMs = Math.max(1, Math.min(bounds.callMs, deadline.leftMs()));
      const call = { address: `${url}${path}`, task, timeoutMs };
      const proof = credentials;
      const attempt = await pay(worstUsd, () => attemptCall(call, proof), billedUsd);
      costUsd += attempt.costUsd;
      const kind = verdicts.find((verdict) => verdict === attempt.verdict);
      if (kind) return { kind, result: attempt.result, costUsd };
      const last = { path, attempt, attempts, credentials, deadline };
      const next = await prepareNext(options, last);
      if (!next) throw giveUp(options, last);
      credentials = next;
    }
  };
