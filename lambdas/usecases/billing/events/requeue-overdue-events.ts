import { isoAfter } from '#domain/platform/times.ts';
import type { Deps } from '#ports';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { overdueAfterMs } from './receive-payment-event.ts';

const batch = 100;

/**
 * Puts stored events on the queue that were never applied, because the queue did not accept them or lost them. Events
 * that failed on every attempt are left to the operator. Returns how many it requeued.
 */
export const requeueOverdueEvents = async (
  { paymentInbox, paymentQueue, clock, log }: Pick<Deps, 'paymentInbox' | 'paymentQueue' | 'clock' | 'log'>,
  pace: Pace = noTimeLimit,
): Promise<number> => {
  const seen = new Set<string>();
  while (pace.hasTime()) {
    const now = clock.now();
    // The index may still list events that were just postponed.
    const overdue = (await paymentInbox.listOverdue(now.toISOString(), batch)).filter((id) => !seen.has(id));
    if (overdue.length === 0) break;
    for (const eventId of overdue) {
      seen.add(eventId);
      await paymentQueue.put(eventId);
      await paymentInbox.setDue(eventId, isoAfter(now, overdueAfterMs));
      log.warn('payment event was put on the queue again', { eventId });
    }
  }
  return seen.size;
};
