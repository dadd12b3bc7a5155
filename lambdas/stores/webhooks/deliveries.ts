import type { EntityItem } from 'electrodb';
import type { DeliveryKey } from '#contracts/webhooks/delivery.ts';
import type { DeliveryItem, WebhookStore } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import type { Table } from '#stores/table/table.ts';
import { deliveryItem } from './delivery-item.ts';

const toDelivery = (item: EntityItem<Table['entities']['webhookDelivery']>): DeliveryItem => ({
  ...item,
  runId: item.runId ?? null,
  dueAt: item.dueAt ?? null,
  answer: item.answer ?? null,
});

const keyOf = ({ userId, webhookId, createdAt, eventId }: DeliveryKey): DeliveryKey => ({
  userId,
  webhookId,
  createdAt,
  eventId,
});

type Deliveries = Omit<WebhookStore, 'create' | 'list' | 'find' | 'remove' | 'reseal'>;

/** The deliveries of webhooks in the table. */
export const deliveriesOn = ({ entities: { webhookDelivery } }: Table): Deliveries => ({
  listDeliveries: async (userId, webhookId, limit) => {
    const { data } = await webhookDelivery.query
      .primary({ userId, webhookId })
      .go({ limit, order: 'desc', consistent: true });
    return data.map(toDelivery);
  },
  addDelivery: async (key, event, expiresAt) =>
    void (await webhookDelivery.create(deliveryItem(key, event, expiresAt)).go()),
  claim: async ({ attempts, ...key }, leaseUntil) => {
    const isMine = await isWritten(() =>
      webhookDelivery
        .patch(key)
        .set({ attempts: attempts + 1, dueAt: leaseUntil })
        .where((at, { eq }) => `${eq(at.attempts, attempts)} AND ${eq(at.status, 'waiting')}`)
        .go(),
    );
    if (!isMine) return null;
    const { data } = await webhookDelivery.get(key).go({ consistent: true });
    return data && toDelivery(data);
  },
  record: async ({ attempts, ...key }, outcome) => {
    const { status, answer } = outcome;
    const patch = webhookDelivery.patch(keyOf(key)).set({ status, answer });
    const change = 'dueAt' in outcome ? patch.set({ dueAt: outcome.dueAt }) : patch.remove(['dueAt']);
    await isWritten(() =>
      change
        .where((at, { eq }) => {
          const waits = eq(at.status, 'waiting');
          return status === 'delivered' ? waits : `${waits} AND ${eq(at.attempts, attempts)}`;
        })
        .go(),
    );
  },
  drop: async (key) => void (await webhookDelivery.delete(keyOf(key)).go()),
  listDue: async (now, limit) => {
    const { data } = await webhookDelivery.query.due({}).lte({ dueAt: now }).go({ limit });
    return data.map((item) => ({ ...keyOf(item), attempts: item.attempts }));
  },
  postpone: async ({ attempts, ...key }, dueAt) => {
    await isWritten(() =>
      webhookDelivery
        .patch(keyOf(key))
        .set({ dueAt })
        .where((at, { eq }) => `${eq(at.attempts, attempts)} AND ${eq(at.status, 'waiting')}`)
        .go(),
    );
  },
});
