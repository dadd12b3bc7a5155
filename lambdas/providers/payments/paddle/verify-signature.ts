import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '#contracts/durations.ts';

/** Clocks differ, and a notification may wait on its way; a replay of one that is older is refused. */
export const signatureToleranceMs = 5 * minuteMs;

/**
 * Whether a notification is Paddle's: `Paddle-Signature` is `ts=SECONDS;h1=HEX`, the HMAC-SHA256 of `ts:body`. While
 * its secret is rotated there are several `h1`, of which any counts. Paddle's own client refuses what is older than
 * 5 s, takes what lies an hour ahead, and sees the last `h1` alone.
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
