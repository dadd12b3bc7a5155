import type { Deps } from '#ports';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { overdueAfterMs } from './receive-payment-event.ts';

const batch = 100;

/**
 * Puts events on the queue that are stored and were never applied: the queue did not take them, or lost them. Those
 * that failed in all attempts are left to the operator. Returns how many there were.
 */
export const requeueOverdueEvents = async (
  { paymentInbox, paymentQueue, clock, log }: Pick<Deps, 'paymentInbox' | 'paymentQueue' | 'clock' | 'log'>,
  pace: Pace = noTimeLimit,
): Promise<number> => {
  const seen = new Set<string>();
  while (pace.hasTime()) {
    const now = clock.now();
    // The index may still list what was just put off.
    const overdue = (await paymentInbox.listOverdue(now.toISOString(), batch)).filter((id) => !seen.has(id));
    if (overdue.length === 0) break;
    for (const eventId of overdue) {
      seen.add(eventId);
      await paymentQueue.put(eventId);
      await paymentInbox.setDue(eventId, new Date(now.getTime() + overdueAfterMs).toISOString());
      log.warn('payment event was put on the queue again', { eventId });
    }
  }
  return seen.size;
};
