import { setTimeout as pause } from 'node:timers/promises';
import { JobError, type JobErrorName } from '#contracts/jobs/job-errors.ts';
import type { Log, Pay, Secret } from '#ports';
import { type Attempt, attemptCall, billedUsd } from './attempt.ts';
import type { marketDataCalls } from './call-limits.ts';
import type { Credentials } from './credentials.ts';
import type { Deadline } from './deadline.ts';
import type { Verdict } from './status.ts';

export type Bounds = { readonly [Name in keyof typeof marketDataCalls]: number };

/** What a caller can go on with. */
const answers = ['ok', 'empty', 'no_location', 'bad_keywords'] as const;

export type Reply = {
  kind: (typeof answers)[number];
  result: unknown[];
  /** Of all attempts. */
  costUsd: number;
};

/** What a call may take: time, and money for each attempt. */
export type Means = { deadline: Deadline; pay: Pay; worstUsd: number };

export type Post = (path: string, task: object, means: Means) => Promise<Reply>;

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

/** Doubles with each attempt; the half that is drawn keeps runs that failed together from coming back together. */
const backoff = (attempts: number, { pauseMs }: Bounds): number =>
  pauseMs * 2 ** (attempts - 1) * (0.5 + Math.random() / 2);

type Last = {
  path: string;
  attempt: Attempt;
  attempts: number;
  credentials: Credentials;
  deadline: Deadline;
};

/** What the next attempt goes with, once its time has come; null when there is to be none. */
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
  secret.refuse();
  const renewed = await secret.read();
  return isSame(renewed, credentials) ? null : renewed;
};

const giveUp = ({ log }: PostOptions, { path, attempt, attempts }: Last): JobError => {
  const error = toError(path, attempt);
  const fields = { path, verdict: attempt.verdict, attempts };
  if (error.name === 'MarketDataRefused') log.error('DataForSEO needs the operator', fields);
  else log.warn('DataForSEO gave no answer', fields);
  return error;
};

/**
 * Calls of the vendor's API, each with one task. Tried again, with growing pauses or those that the vendor names: what
 * the vendor says will pass (40103, 40202, 50xxx, HTTP 429 and 5xx), connections that did not come about, and a refused
 * password when a newer one is there. Not tried again: an answer that did not come or cannot be read, since it was most
 * likely billed.
 * @throws JobError for all else, and when attempts or time are used up
 */
export const createPost =
  (options: PostOptions): Post =>
  async (path, task, { deadline, pay, worstUsd }) => {
    const { url, secret, bounds } = options;
    let credentials = await secret.read();
    let costUsd = 0;
    for (let attempts = 1; ; attempts++) {
      // A deadline that has passed leaves a call no time: it ends as one that was not answered.
      const timeoutMs = Math.max(1, Math.min(bounds.callMs, deadline.leftMs()));
      const call = { address: `${url}${path}`, task, timeoutMs };
      const proof = credentials;
      const attempt = await pay(worstUsd, () => attemptCall(call, proof), billedUsd);
      costUsd += attempt.costUsd;
      const kind = answers.find((answer) => answer === attempt.verdict);
      if (kind) return { kind, result: attempt.result, costUsd };
      const last = { path, attempt, attempts, credentials, deadline };
      const next = await prepareNext(options, last);
      if (!next) throw giveUp(options, last);
      credentials = next;
    }
  };
