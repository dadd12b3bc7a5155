import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import type { Deps, EndOutcome, JobEnding } from '#ports';

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

export type EndDeps = Pick<Deps, 'ledger' | 'webhookQueue' | 'log'>;

/** Ends a job in the ledger and queues its event for its owner's webhooks. */
export const endAndNotify = async (deps: EndDeps, jobId: string, ending: JobEnding): Promise<EndOutcome> => {
  const outcome = await deps.ledger.end(jobId, ending);
  if (outcome.kind === 'ended') await queueDeliveries(deps, outcome.deliveries);
  return outcome;
};
