import { longestQueueDelayMs } from '#contracts/webhooks/delivery.ts';
import { isoAfter } from '#domain/platform/times.ts';
import type { Deps } from '#ports';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';

const batch = 100;

/**
 * Puts due deliveries on the queue: retries that were too far off for a delayed message, and those whose message was
 * lost. Returns how many it queued.
 */
export const requeueDueDeliveries = async (
  { webhooks, webhookQueue, clock }: Pick<Deps, 'webhooks' | 'webhookQueue' | 'clock'>,
  pace: Pace = noTimeLimit,
): Promise<{ count: number }> => {
  const seen = new Set<string>();
  while (pace.hasTime()) {
    const now = clock.now();
    const again = isoAfter(now, longestQueueDelayMs);
    const due = await webhooks.listDue(now.toISOString(), batch);
    // The index may still list deliveries that were just postponed.
    const fresh = due.filter((delivery) => !seen.has(JSON.stringify(delivery)));
    if (fresh.length === 0) break;
    for (const delivery of fresh) {
      seen.add(JSON.stringify(delivery));
      await webhookQueue.put(delivery);
      await webhooks.postpone(delivery, again);
    }
  }
  return { count: seen.size };
};
