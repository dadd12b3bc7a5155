import type { JsonFile } from '#lib/local/storage/json-file.ts';
import { openNotifications } from './notifications.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import { adjustmentWire, subscriptionWire, transactionWire } from './record-wire.ts';
import {
  makeId,
  type PaymentState,
  type SimAdjustment,
  type SimSubscription,
  type SimTransaction,
} from './world.ts';

/** The due time of the next payment; null if the subscription ends or waits for a payment. */
export const nextBilledAt = ({ status, period, scheduledChange }: SimSubscription): string | null =>
  (status === 'active' || status === 'trialing') && !scheduledChange ? (period?.end ?? null) : null;

/** The records of the simulated provider, and the webhooks about their changes. */
export const openPaymentRecords = (state: JsonFile<PaymentState>, now: () => Date) => {
  const { value } = state;
  const { moment, notify, replay } = openNotifications(value, now);
  const toWire = (subscription: SimSubscription) =>
    subscriptionWire(subscription, nextBilledAt(subscription));

  return {
    value,
    save: () => state.save(),
    moment,
    toWire,
    subscription: (id: string): SimSubscription => {
      const found = value.subscriptions.find((one) => one.id === id);
      if (!found) throw new PaddleApiError('entity_not_found', `Subscription ${id} does not exist.`, 404);
      return found;
    },
    transaction: (id: string): SimTransaction => {
      const found = value.transactions.find((one) => one.id === id);
      if (!found) throw new PaddleApiError('entity_not_found', `Transaction ${id} does not exist.`, 404);
      return found;
    },
    /** Sends an event again as a new notification. */
    replay: (notificationId: string): string => {
      const again = replay(notificationId);
      state.save();
      return again;
    },
    /** Changes a subscription and sends one event per name. */
    notifySubscription: (subscription: SimSubscription, names: readonly string[], at?: Date): void => {
      for (const name of names) {
        subscription.updatedAt = moment(at);
        notify(`subscription.${name}`, toWire(subscription), at);
      }
    },
    addTransaction: (
      given: Omit<SimTransaction, 'id' | 'createdAt' | 'updatedAt'>,
      at?: Date,
    ): SimTransaction => {
      const created = moment(at);
      const transaction = { ...given, id: makeId('txn'), createdAt: created, updatedAt: created };
      value.transactions.push(transaction);
      return transaction;
    },
    notifyTransaction: (transaction: SimTransaction, name: string, at?: Date): void => {
      transaction.updatedAt = moment(at);
      notify(`transaction.${name}`, transactionWire(transaction, null), at);
    },
    notifyAdjustment: (adjustment: SimAdjustment, name: string): void =>
      notify(`adjustment.${name}`, adjustmentWire(adjustment)),
  };
};
export type PaymentRecords = ReturnType<typeof openPaymentRecords>;
