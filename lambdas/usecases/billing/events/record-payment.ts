import { daySeconds } from '#contracts/durations.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { Deps, ParkedEvent, PaymentEvent } from '#ports';
import { applyPayment } from './apply-payment.ts';

type RecordDeps = Pick<Deps, 'payments' | 'paymentInbox' | 'subscriptions' | 'paidCredits' | 'clock'>;

/**
 * Copies of an event arrive for up to three days, and later only if an operator replays it. After this time, a copy
 * would do no harm either.
 */
const retentionDays = 90;
/**
 * The subscription of a parked event arrives within the same three days, or with the daily review. An event of a
 * deleted user's subscription waits in vain and expires within the 30 days that the privacy policy promises.
 */
const parkedDays = 30;
const inDays = (now: Date, days: number): number => epochSeconds(now) + days * daySeconds;

export const markDone = (
  { paymentInbox, clock }: Pick<Deps, 'paymentInbox' | 'clock'>,
  { eventId, type, at }: Pick<PaymentEvent, 'eventId' | 'type' | 'at'>,
): Promise<void> => paymentInbox.markDone({ eventId, type, at }, inDays(clock.now(), retentionDays));

/**
 * Does what an event asks for, unless that has been done. After an error, the next attempt does it.
 * @returns true if it was done now
 */
export const applyOnce = async (
  deps: Pick<Deps, 'paymentInbox' | 'clock'>,
  event: Pick<PaymentEvent, 'eventId' | 'type' | 'at'>,
  work: () => Promise<void>,
): Promise<boolean> => {
  if (await deps.paymentInbox.isDone(event.eventId)) return false;
  await work();
  await markDone(deps, event);
  return true;
};

/** The events that waited for the subscription, or for an earlier payment, in the order in which they happened. */
export const applyParked = async (deps: RecordDeps, subscriptionId: string): Promise<void> => {
  for (const parked of await deps.paymentInbox.listParked(subscriptionId)) {
    if ((await applyPayment(deps, parked)) === 'waiting') continue;
    await deps.paymentInbox.unpark(subscriptionId, parked.eventId);
  }
};

/**
 * Records a payment or an adjustment, however we learned of it. An event that arrives before its subscription is
 * parked and checked again at once, because the subscription may have arrived in the meantime.
 */
export const applyOrPark = async (deps: RecordDeps, event: ParkedEvent): Promise<void> => {
  const { subscriptionId } = event.kind === 'payment' ? event.payment : event.adjustment;
  if (subscriptionId === null) return;
  if ((await applyPayment(deps, event)) === 'waiting')
    await deps.paymentInbox.park(subscriptionId, event, inDays(deps.clock.now(), parkedDays));
  await applyParked(deps, subscriptionId);
};
