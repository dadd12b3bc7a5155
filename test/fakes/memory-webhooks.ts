import type { DeliveryKey } from '#contracts/webhooks/delivery.ts';
import { maxWebhooks } from '#contracts/webhooks/webhook-limits.ts';
import { eventOfRun } from '#domain/webhooks/webhook-events.ts';
import type { DeliveryItem, EventToDeliver, WebhookStore } from '#ports';
import type { MemoryState } from './memory-state.ts';

const nameOf = ({ userId, webhookId, createdAt, eventId }: DeliveryKey): string =>
  [userId, webhookId, createdAt, eventId].join(' ');

const add = (state: MemoryState, key: DeliveryKey, event: EventToDeliver): void => {
  const { createdAt: dueAt } = key;
  state.deliveries.set(nameOf(key), {
    ...key,
    ...event,
    status: 'waiting',
    attempts: 0,
    dueAt,
    answer: null,
  });
};

/** Stores the event of an ended job for each webhook of its owner. */
export const addEndingEvents = (
  state: MemoryState,
  job: Parameters<typeof eventOfRun>[0] & { userId: string | null },
  at: string,
) => {
  const event = eventOfRun(job, at);
  const owned = [...state.webhooks.values()].filter(({ userId }) => userId === job.userId);
  return owned.map(({ userId, webhookId }) => {
    const key = { userId, webhookId, createdAt: at, eventId: event.eventId };
    add(state, key, event);
    return { ...key, attempts: 0 };
  });
};

export const createMemoryWebhooks = (state: MemoryState): WebhookStore => {
  const { webhooks, deliveries } = state;
  const webhookName = (userId: string, webhookId: string) => `${userId} ${webhookId}`;
  const ofUser = (userId: string) => [...webhooks.values()].filter((item) => item.userId === userId);
  const waiting = (key: DeliveryKey, attempts: number | null): DeliveryItem | null => {
    const found = deliveries.get(nameOf(key));
    const isSame = attempts === null || found?.attempts === attempts;
    return found?.status === 'waiting' && isSame ? found : null;
  };
  return {
    create: async (item) => {
      if (ofUser(item.userId).length >= maxWebhooks) return false;
      webhooks.set(webhookName(item.userId, item.webhookId), item);
      return true;
    },
    list: async (userId) => ofUser(userId).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    find: async (userId, webhookId) => webhooks.get(webhookName(userId, webhookId)) ?? null,
    remove: async (userId, webhookId) => webhooks.delete(webhookName(userId, webhookId)),
    reseal: async ({ userId, webhookId, sealedSecret: before }, sealedSecret) => {
      const item = webhooks.get(webhookName(userId, webhookId));
      if (item?.sealedSecret === before)
        webhooks.set(webhookName(userId, webhookId), { ...item, sealedSecret });
    },
    listDeliveries: async (userId, webhookId, limit) =>
      [...deliveries.values()]
        .filter((item) => item.userId === userId && item.webhookId === webhookId)
        .sort((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1))
        .slice(0, limit),
    addDelivery: async (key, event) => add(state, key, event),
    claim: async ({ attempts, ...key }, dueAt) => {
      const found = waiting(key, attempts);
      if (found === null) return null;
      const claimed = { ...found, attempts: attempts + 1, dueAt };
      deliveries.set(nameOf(key), claimed);
      return claimed;
    },
    record: async ({ attempts, ...key }, outcome) => {
      const found = waiting(key, outcome.status === 'delivered' ? null : attempts);
      if (found) deliveries.set(nameOf(key), { ...found, dueAt: null, ...outcome });
    },
    drop: async (key) => void deliveries.delete(nameOf(key)),
    listDue: async (now, limit) =>
      [...deliveries.values()]
        .flatMap((item) => (item.dueAt !== null && item.dueAt <= now ? [{ ...item, due: item.dueAt }] : []))
        .sort((a, b) => (a.due < b.due ? -1 : 1))
        .slice(0, limit)
        .map(({ userId, webhookId, createdAt, eventId, attempts }) => ({
          userId,
          webhookId,
          createdAt,
          eventId,
          attempts,
        })),
    postpone: async ({ attempts, ...key }, dueAt) => {
      const found = waiting(key, attempts);
      if (found) deliveries.set(nameOf(key), { ...found, dueAt });
    },
  };
};
