import type { PaymentInbox } from '#ports';
import { isWritten } from '#stores/table/condition-failed.ts';
import { pack, unpack } from '#stores/table/pack.ts';
import type { Table } from '#stores/table/table.ts';

type EventStore = Pick<PaymentInbox, 'receive' | 'findWaiting' | 'listOverdue' | 'setDue'>;

/** Events that wait to be applied. */
const waitingEvents = ({ entities: { paymentEvent } }: Table): EventStore => {
  const find = async (eventId: string) => (await paymentEvent.get({ eventId }).go({ consistent: true })).data;
  return {
    receive: async ({ eventId, body, dueAt }, expiresAt) => {
      const packed = await pack(Buffer.from(body, 'utf8'));
      const item = { eventId, body: packed, dueAt, expiresAt };
      if (await isWritten(() => paymentEvent.create(item).go())) return 'waiting';
      return (await find(eventId))?.body ? 'waiting' : 'done';
    },
    findWaiting: async (eventId) => {
      const body = (await find(eventId))?.body;
      return body ? Buffer.from(await unpack(body)).toString('utf8') : null;
    },
    listOverdue: async (now, limit) => {
      const { data } = await paymentEvent.query.due({}).lte({ dueAt: now }).go({ limit });
      return data.map(({ eventId }) => eventId);
    },
    setDue: async (eventId, dueAt) => {
      const patch = paymentEvent.patch({ eventId });
      // Not written if it was applied in the meantime.
      await isWritten(() =>
        (dueAt === null ? patch.remove(['dueAt']) : patch.set({ dueAt }))
          .where(({ body }, { exists }) => exists(body))
          .go(),
      );
    },
  };
};

/** Payment notifications in the table: waiting ones, applied ones, and those that wait for their subscription. */
export const createPaymentInbox = (table: Table): PaymentInbox => ({
  ...waitingEvents(table),
  isDone: async (eventId) => {
    const { data } = await table.entities.paymentEvent.get({ eventId }).go({ consistent: true });
    return data !== null && data.body === undefined;
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
  mark: async (list) => {
    const { data } = await table.entities.reviewMark.get({ list }).go({ consistent: true });
    return data?.lastId ?? null;
  },
  setMark: async (list, lastId) => void (await table.entities.reviewMark.put({ list, lastId }).go()),
});
