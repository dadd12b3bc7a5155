import { createHmac } from 'node:crypto';
import { secretPrefix, webhookHeaders } from '#contracts/webhooks/signature.ts';
import { epochSeconds } from '#domain/platform/times.ts';

type SignedEvent = { secret: string; eventId: string; at: Date; body: string };

/** The headers by which a receiver verifies that an event is ours and recent (Standard Webhooks 1.0). */
export const signEvent = ({ secret, eventId, at, body }: SignedEvent): Record<string, string> => {
  const timestamp = String(epochSeconds(at));
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    [webhookHeaders.id]: eventId,
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: `v1,${signature}`,
  };
};
