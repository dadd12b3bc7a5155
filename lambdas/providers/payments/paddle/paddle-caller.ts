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

/** `until` limits all attempts of a call together, in milliseconds of `performance.now()`. */
export type PaddleCaller = {
  /** A call that is safe to repeat. It is made up to three times if Paddle does not respond. */
  read<T>(name: string, call: (paddle: Paddle) => Promise<T>, until?: number): Promise<T>;
  /**
   * A call that must take effect only once. If the outcome is unknown, `settle` looks it up and returns what it finds.
   * Only if it finds nothing is the call repeated, once.
   */
  write<T>(
    name: string,
    call: (paddle: Paddle) => Promise<T>,
    settle: (paddle: Paddle) => Promise<T | 'not_done' | 'under_way'>,
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
const leastMs = 50;

/** Calls Paddle with a time limit and repeats calls only when that is safe. Failures are `ApiError`s. */
export const createPaddleCaller = ({ secret, open, log, limits }: CallerOptions): PaddleCaller => {
  let opened: { apiKey: string; paddle: Paddle } | null = null;
  const client = async (): Promise<Paddle> => {
    const { apiKey } = await secret.read();
    if (opened?.apiKey !== apiKey) opened = { apiKey, paddle: open(apiKey) };
    return opened.paddle;
  };
  const turn = createCallRate(limits.calls);
  const ask = async <T>(call: (paddle: Paddle) => Promise<T>, until: number): Promise<T> => {
    const paddle = await client();
    await turn();
    return within(Math.max(1, Math.min(limits.responseMs, until - performance.now())), call(paddle));
  };
  const hasTime = (until: number): boolean => performance.now() + leastMs < until;

  /** Throws the user's error, or returns if the outcome can be looked up again. */
  const judge = async (name: string, error: unknown): Promise<'not_counted' | 'unclear'> => {
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

  const read: PaddleCaller['read'] = async (name, call, until = Number.POSITIVE_INFINITY) => {
    for (let attempt = 1; attempt <= attempts && hasTime(until); attempt++) {
      try {
        return await ask(call, until);
      } catch (error) {
        await judge(name, error);
      }
    }
    throw new ApiError('payments_unavailable');
  };

  /** Checks a pending outcome repeatedly: Paddle updates the subscription shortly after its payment. */
  const lookUp = async <T>(
    name: string,
    settle: (paddle: Paddle) => Promise<T | 'under_way'>,
    until: number,
  ) => {
    for (let attempt = 1; attempt < attempts; attempt++) {
      const found = await read(name, settle, until);
      if (found !== 'under_way') return found;
      await sleep(limits.pauseMs);
    }
    return read(name, settle, until);
  };

  const write: PaddleCaller['write'] = async (name, call, settle, until = Number.POSITIVE_INFINITY) => {
    let mayCount = false;
    for (let attempt = 1; attempt <= 2 && hasTime(until); attempt++) {
      try {
        return await ask(call, until);
      } catch (error) {
        if ((await judge(name, error)) === 'not_counted') continue;
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

  return { read, write };
};
