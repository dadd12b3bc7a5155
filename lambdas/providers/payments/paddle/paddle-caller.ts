import { setTimeout as sleep } from 'node:timers/promises';
import type { Paddle } from '@paddle/paddle-node-sdk';
import { ApiError, PaymentNotMadeError, RateLimitError } from '#contracts/errors/errors.ts';
import type { Log, Secret } from '#ports';
import { type CallRate, createCallRate, paddleRate } from './call-rate.ts';
import { readFailure } from './paddle-errors.ts';

export type PaddleKeys = { apiKey: string; webhookSecret: string };

export type CallerOptions = {
  secret: Secret<PaddleKeys>;
  /** Creates a Paddle client for an API key. */
  open(apiKey: string): Paddle;
  log: Log;
  limits: CallLimits;
};

export type CallLimits = {
  /** Paddle's client has no time limit. A request of ours that calls Paddle has 29 s in total. */
  responseMs: number;
  /** The delay before a call is repeated. */
  pauseMs: number;
  /** If Paddle asks for a longer delay, the user is told to try again. */
  longestWaitMs: number;
  /** Rate limit of this process; null for a provider without a limit. */
  calls: CallRate | null;
};

export const defaultLimits: CallLimits = {
  responseMs: 3000,
  pauseMs: 200,
  longestWaitMs: 1500,
  calls: paddleRate,
};

type Call<T> = (paddle: Paddle) => Promise<T>;

/** `until` limits all attempts of a call together, in milliseconds of `performance.now()`. */
export type PaddleCaller = {
  /** A call that is safe to repeat. It is made up to three times if Paddle does not respond. */
  read<T>(name: string, call: Call<T>, until?: number): Promise<T>;
  /**
   * A call that must take effect only once. If the outcome is unknown, `settle` looks it up and returns what it finds.
   * Only if it finds nothing is the call repeated, once.
   */
  write<T>(
    name: string,
    call: Call<T>,
    settle: Call<T | 'not_done' | 'under_way'>,
    until?: number,
  ): Promise<T>;
};

class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/** Ends the wait, not the request: Paddle's client cannot abort one. */
const within = async <T>(ms: number, call: Promise<T>): Promise<T> => {
  const ended = new AbortController();
  const limit = sleep(ms, undefined, { signal: ended.signal }).then(() => {
    throw new NoResponseError(`Paddle did not respond within ${ms} ms.`);
  });
  try {
    return await Promise.race([call, limit]);
  } finally {
    ended.abort();
    limit.catch(() => {});
  }
};

const attempts = 3;
/** A call needs at least this much remaining time to start. */
const minRemainingMs = 50;

const hasTime = (until: number): boolean => performance.now() + minRemainingMs < until;

/** Makes one attempt: with the current key, within the rate limit and the time limit. */
const createAttempt = ({ secret, open, limits }: CallerOptions) => {
  let opened: { apiKey: string; paddle: Paddle } | null = null;
  const client = async (): Promise<Paddle> => {
    const { apiKey } = await secret.read();
    if (opened?.apiKey !== apiKey) opened = { apiKey, paddle: open(apiKey) };
    return opened.paddle;
  };
  const waitForRate = createCallRate(limits.calls);
  return async <T>(call: Call<T>, until: number): Promise<T> => {
    const paddle = await client();
    await waitForRate();
    return within(Math.max(1, Math.min(limits.responseMs, until - performance.now())), call(paddle));
  };
};

/**
 * After a failed attempt: throws if another one cannot help. Otherwise, waits and returns whether the attempt may have
 * taken effect.
 */
const createFailureHandler =
  ({ secret, log, limits }: CallerOptions) =>
  async (name: string, error: unknown): Promise<'not_counted' | 'unclear'> => {
    const failure = readFailure(error);
    log.warn('payment provider failed', { call: name, kind: failure.kind, error });
    if (failure.kind === 'refused') throw failure.error;
    if (failure.kind === 'wait' && failure.seconds * 1000 > limits.longestWaitMs)
      throw new RateLimitError(
        `Too many requests. Wait ${failure.seconds} s and try again.`,
        failure.seconds,
      );
    if (failure.kind === 'key_refused') secret.invalidate();
    await sleep(failure.kind === 'wait' ? failure.seconds * 1000 : limits.pauseMs);
    return failure.kind === 'unclear' ? 'unclear' : 'not_counted';
  };

type Attempt = ReturnType<typeof createAttempt>;
type FailureHandler = ReturnType<typeof createFailureHandler>;

const createRead =
  (attempt: Attempt, handleFailure: FailureHandler): PaddleCaller['read'] =>
  async (name, call, until = Number.POSITIVE_INFINITY) => {
    for (let made = 0; made < attempts && hasTime(until); made++) {
      try {
        return await attempt(call, until);
      } catch (error) {
        await handleFailure(name, error);
      }
    }
    throw new ApiError('payments_unavailable');
  };

/** Checks a pending outcome repeatedly: Paddle updates the subscription shortly after its payment. */
const createLookUp =
  (read: PaddleCaller['read'], { pauseMs }: CallLimits) =>
  async <T>(name: string, settle: Call<T | 'under_way'>, until: number): Promise<T | 'under_way'> => {
    for (let made = 1; made < attempts; made++) {
      const found = await read(name, settle, until);
      if (found !== 'under_way') return found;
      await sleep(pauseMs);
    }
    return read(name, settle, until);
  };

const createWrite =
  (
    attempt: Attempt,
    handleFailure: FailureHandler,
    lookUp: ReturnType<typeof createLookUp>,
  ): PaddleCaller['write'] =>
  async (name, call, settle, until = Number.POSITIVE_INFINITY) => {
    let mayCount = false;
    for (let made = 0; made < 2 && hasTime(until); made++) {
      try {
        return await attempt(call, until);
      } catch (error) {
        if ((await handleFailure(name, error)) === 'not_counted') continue;
      }
      mayCount = true;
      const found = await lookUp(`${name}, looked up`, settle, until);
      if (found === 'under_way') break;
      if (found !== 'not_done') return found;
    }
    if (!mayCount) throw new PaymentNotMadeError();
    throw new ApiError(
      'payments_unavailable',
      'The payment provider has not confirmed the change yet. Reload the page in a minute before you try again.',
    );
  };

/** Calls Paddle with a time limit and repeats calls only when that is safe. Failures are `ApiError`s. */
export const createPaddleCaller = (options: CallerOptions): PaddleCaller => {
  const attempt = createAttempt(options);
  const handleFailure = createFailureHandler(options);
  const read = createRead(attempt, handleFailure);
  const lookUp = createLookUp(read, options.limits);
  return { read, write: createWrite(attempt, handleFailure, lookUp) };
};
