import type { EntityItem } from 'electrodb';
import { maxWebhooks } from '#contracts/webhooks/webhook-limits.ts';
import type { WebhookItem, WebhookStore } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import { createWithin } from '#stores/table/create-within.ts';
import type { Table } from '#stores/table/table.ts';
import { transact } from '#stores/table/transact.ts';
import { deliveriesOn } from './deliveries.ts';

const toWebhook = (item: EntityItem<Table['entities']['webhook']>): WebhookItem => item;

const storedWebhooks = async ({ entities: { webhook } }: Table, userId: string) =>
  (await webhook.query.primary({ userId }).go({ pages: 'all', consistent: true })).data;

const createWebhook = (table: Table, item: WebhookItem): Promise<boolean> => {
  const { userId, webhookId } = item;
  return createWithin(maxWebhooks, {
    newest: async () => {
      const { data } = await table.entities.newestWebhook.get({ userId }).go({ consistent: true });
      return data?.webhookId ?? null;
    },
    count: async () => (await storedWebhooks(table, userId)).length,
    write: (newest) =>
      transact(table, ({ webhook, newestWebhook }) => ({
        newest: newestWebhook
          .put({ userId, webhookId })
          .where(({ webhookId: id }, { eq, notExists }) => (newest === null ? notExists(id) : eq(id, newest)))
          .commit(),
        webhook: webhook.create(item).commit(),
      })),
  });
};

/** Webhooks and their deliveries in the table. */
export const createWebhookStore = (table: Table): WebhookStore => {
  const { webhook } = table.entities;
  return {
    ...deliveriesOn(table),
    create: (item) => createWebhook(table, item),
    list: async (userId) => {
      const webhooks = (await storedWebhooks(table, userId)).map(toWebhook);
      return webhooks.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
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
