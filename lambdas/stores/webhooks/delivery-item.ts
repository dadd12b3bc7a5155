import type { DeliveryKey } from '#contracts/webhooks/delivery.ts';
import type { EventToDeliver } from '#ports';
import { present } from '#stores/table/present.ts';

/** A new delivery. It is due immediately, so a sweep finds it if its message is lost. */
export const deliveryItem = (key: DeliveryKey, event: EventToDeliver, expiresAt: number) =>
  present({
    ...key,
    ...event,
    status: 'waiting' as const,
    attempts: 0,
    dueAt: key.createdAt,
    expiresAt,
  });
