import type { QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import { deliveryExpiry, eventOfRun } from '#domain/webhooks/webhook-events.ts';
import type { JobRecord } from '#ports';
import type { Table, Writable } from '#stores/table/table.ts';
import { deliveryItem } from '#stores/webhooks/delivery-item.ts';

/** The deliveries of a run's event, one for each of its owner's webhooks. */
export type EndingEvents = {
  readonly deliveries: readonly QueuedDelivery[];
  /** Written with the ending, so that no event is lost. */
  writes(entities: Writable): Record<`delivery ${string}`, ReturnType<typeof createDelivery>>;
};

const createDelivery = (entities: Writable, item: ReturnType<typeof deliveryItem>) =>
  entities.webhookDelivery.create(item).commit();

type EndedJob = Parameters<typeof eventOfRun>[0] & Pick<JobRecord, 'userId'>;

/** @param job the job after its ending; a visitor has no webhooks */
export const readEndingEvents = async (table: Table, job: EndedJob, at: string): Promise<EndingEvents> => {
  const { userId } = job;
  if (userId === null) return { deliveries: [], writes: () => ({}) };
  const { data } = await table.entities.webhook.query.primary({ userId }).go({ consistent: true });
  const { eventId, ...event } = eventOfRun(job, at);
  const keys = data.map(({ webhookId }) => ({ userId, webhookId, createdAt: at, eventId }));
  return {
    deliveries: keys.map((key) => ({ ...key, attempts: 0 })),
    writes: (entities) =>
      Object.fromEntries(
        keys.map((key) => [
          `delivery ${key.webhookId}` as const,
          createDelivery(entities, deliveryItem(key, { eventId, ...event }, deliveryExpiry(at))),
        ]),
      ),
  };
};
