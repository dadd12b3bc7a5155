import type { EntityItem } from 'electrodb';
import type { DeliveryKey } from '#contracts/webhooks/delivery.ts';
import type { DeliveryItem, WebhookItem, WebhookStore } from '#ports';
import { isConditionFailed } from '#stores/table/condition-failed.ts';
import type { Table } from '#stores/table/table.ts';
import { deliveryItem } from './delivery-item.ts';

const toWebhook = (item: EntityItem<Table['entities']['webhook']>): WebhookItem => item;

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

/** True if a conditional write succeeded. */
const isWritten = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    return false;
  }
};

type Deliveries = Omit<WebhookStore, 'create' | 'list' | 'find' | 'remove' | 'reseal'>;

const deliveriesOn = ({ entities: { webhookDelivery } }: Table): Deliveries => ({
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

/** Webhooks and their deliveries in the table. */
export const createWebhookStore = (table: Table): WebhookStore => {
  const { webhook } = table.entities;
  return {
    ...deliveriesOn(table),
    create: async (item) => void (await webhook.create(item).go()),
    list: async (userId) => {
      const { data } = await webhook.query.primary({ userId }).go({ pages: 'all', consistent: true });
      return data.map(toWebhook).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },
    find: async (userId, webhookId) => {
      const { data } = await webhook.get({ userId, webhookId }).go({ consistent: true });
      return data && toWebhook(data);
    },
    remove: async (userId, webhookId) => {
      const { data } = await webhook.delete({ userId, webhookId }).go({ response: 'all_old' });
      return data !== null;
    },
    reseal: async ({ userId, webhookId, sealedSecret: before }, sealedSecret) => {
      await isWritten(() =>
        webhook
          .patch({ userId, webhookId })
          .set({ sealedSecret })
          .where((at, { eq }) => eq(at.sealedSecret, before))
          .go(),
      );
    },
  };
};
