import { daySeconds, minuteMs } from '#contracts/durations.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import { epochSeconds, isoAfter } from '#domain/platform/times.ts';
import type { Deps } from '#ports';

type ReceiveDeps = Pick<Deps, 'payments' | 'paymentInbox' | 'paymentQueue' | 'clock' | 'log'>;

/**
 * The queue has made all of its attempts within a quarter of an hour. An event that is still unapplied then never
 * reached the queue.
 */
export const overdueAfterMs = 30 * minuteMs;
/** Unapplied events are removed within the 30 days that the privacy policy promises. */
const retentionDays = 30;

/**
 * Receives a notification of the payment provider. Stores its event unless it is stored, and puts it on the queue
 * unless it has been applied. The response waits for nothing else, because the provider wants one within 5 s. If the
 * queue fails, the provider sends the event again, and the billing review finds it, too.
 * @throws ApiError unauthorized if the notification is not the provider's or not recent
 */
export const receivePaymentEvent = async (
  { payments, paymentInbox, paymentQueue, clock, log }: ReceiveDeps,
  { body, signature }: { body: string; signature: string | null },
): Promise<{ received: true }> => {
  const now = clock.now();
  const eventId = await payments.verifyEvent(body, signature, now);
  if (eventId === null) throw new ApiError('unauthorized', 'The signature is missing, wrong or too old.');
  const dueAt = isoAfter(now, overdueAfterMs);
  const expiresAt = epochSeconds(now) + retentionDays * daySeconds;
  const found = await paymentInbox.receive({ eventId, body, dueAt }, expiresAt);
  if (found === 'waiting') await paymentQueue.put(eventId);
  log.info('payment event received', { eventId, found });
  return { received: true };
};
