import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import type { Deps } from '#ports';

/** Puts deliveries on their queue. They are stored, so the sweep finds those that the queue did not accept. */
export const queueDeliveries = async (
  { webhookQueue, log }: Pick<Deps, 'webhookQueue' | 'log'>,
  deliveries: readonly QueuedDelivery[],
): Promise<void> => {
  const puts = await Promise.allSettled(deliveries.map((delivery) => webhookQueue.put(delivery)));
  for (const [place, put] of puts.entries())
    if (put.status === 'rejected')
      log.warn('a webhook delivery could not be queued', {
        webhookId: deliveries[place]?.webhookId,
        eventId: deliveries[place]?.eventId,
        error: put.reason,
      });
};
