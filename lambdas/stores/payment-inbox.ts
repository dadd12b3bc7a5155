import type { PaymentInbox } from '#ports';
import type { Table } from './table.ts';

const adjustments = { list: 'adjustments' };

/** Notifications of payments on the table: which were dealt with, and which wait beside their subscription. */
export const createPaymentInbox = (table: Table): PaymentInbox => ({
  isDone: async (eventId) => {
    const { data } = await table.entities.paymentEvent.get({ eventId }).go({ consistent: true });
    return data !== null;
  },
  markDone: async ({ eventId, type, at }, expiresAt) =>
    void (await table.entities.paymentEvent.put({ eventId, type, at, expiresAt }).go()),
  park: async (subscriptionId, event, expiresAt) =>
    void (await table.entities.parkedEvent
      .put({ subscriptionId, eventId: event.eventId, event, expiresAt })
      .go()),
  listParked: async (subscriptionId) => {
    const { data } = await table.entities.parkedEvent.query
      .primary({ subscriptionId })
      .go({ pages: 'all', consistent: true });
    return data.map(({ event }) => event).sort((a, b) => (a.at < b.at ? -1 : 1));
  },
  unpark: async (subscriptionId, eventId) =>
    void (await table.entities.parkedEvent.delete({ subscriptionId, eventId }).go()),
  adjustmentMark: async () => {
    const { data } = await table.entities.reviewMark.get(adjustments).go({ consistent: true });
    return data?.lastId ?? null;
  },
  setAdjustmentMark: async (lastId) =>
    void (await table.entities.reviewMark.put({ ...adjustments, lastId }).go()),
});
