import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryAttempts, retryDelaysMs } from '#contracts/webhooks/webhook-limits.ts';
import { judgeAttempt } from '#domain/webhooks/judge-attempt.ts';

const answered = (status: number) => ({ kind: 'answered', status }) as const;
const attempt = fc.integer({ min: 1, max: deliveryAttempts });

describe('an attempt at a delivery', () => {
  it('delivers with any 2xx, whichever attempt it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 299 }), attempt, (status, attempts) => {
        expect(judgeAttempt(answered(status), attempts)).toEqual({
          status: 'delivered',
          answer: `HTTP ${status}`,
        });
      }),
    );
  });

  it.each([408, 425, 429, 500, 502, 503, 504, 599])('is repeated after HTTP %i', (status) => {
    expect(judgeAttempt(answered(status), 1)).toEqual({
      status: 'waiting',
      answer: `HTTP ${status}`,
      delayMs: 60_000,
    });
  });

  it.each([100, 304, 400, 401, 403, 404, 410, 422])('is final after HTTP %i', (status) => {
    expect(judgeAttempt(answered(status), 1).status).toBe('failed');
  });

  it('says why a redirect, a private address and a silent receiver failed', () => {
    expect(judgeAttempt(answered(302), 1)).toEqual({
      status: 'failed',
      answer: 'HTTP 302: redirects are not followed',
    });
    const detail = 'Address refused: x leads to an address that is not public.';
    expect(judgeAttempt({ kind: 'blocked', detail }, 1)).toEqual({ status: 'failed', answer: detail });
    expect(judgeAttempt({ kind: 'timeout', detail: '' }, 2)).toEqual({
      status: 'waiting',
      answer: 'No answer within 10 seconds',
      delayMs: 300_000,
    });
  });

  it('waits longer each time, and gives up after the last', () => {
    const judged = Array.from({ length: deliveryAttempts }, (_, n) => judgeAttempt(answered(503), n + 1));
    const delays = judged.flatMap((each) => (each.status === 'waiting' ? [each.delayMs] : []));
    expect(delays).toEqual(retryDelaysMs);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(judged.at(-1)).toEqual({ status: 'failed', answer: 'HTTP 503' });
  });
});
