import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#contracts/durations.ts';

/** Allows for clock differences and delivery delays. Older notifications are rejected as replays. */
export const signatureToleranceMs = 5 * minuteMs;

/**
 * Verifies a notification. `Paddle-Signature` is `ts=SECONDS;h1=HEX`, the HMAC-SHA256 of `ts:body`. While the secret is
 * being rotated, there are several `h1`, and any valid one counts. Paddle's own client is unsuitable: it rejects
 * notifications older than 5 s, accepts any future time, and checks only the last `h1`.
 */
export const isSignedBy = (secret: string, header: string, body: string, now: Date): boolean => {
  const fields = header.split(';').map((field) => field.trim().split('='));
  const time = fields.find(([name]) => name === 'ts')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * 1000) > signatureToleranceMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}:${body}`).digest();
  return fields.some(([name, hex = '']) => {
    if (name !== 'h1' || !/^[0-9a-f]{64}$/i.test(hex)) return false;
    return timingSafeEqual(Buffer.from(hex, 'hex'), expected);
  });
};
