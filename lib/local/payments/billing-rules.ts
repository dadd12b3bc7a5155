import { dayMs, minuteMs } from '#contracts/durations.ts';
import { monthsAfter } from '#domain/credits/calendar-month.ts';
import { type CardName, type CatalogPrice, discounts, findPrice } from './catalog.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import type { Amounts } from './wire.ts';
import type { SimSubscription } from './world.ts';

/** Pure rules of the simulated provider: what is due, when, and whether a card pays it. */

export const priceNamed = (id: string): CatalogPrice => {
  const price = findPrice(id);
  if (!price) throw new PaddleApiError('price_not_found', `Price ${id} does not exist.`, 404);
  return price;
};

const addDays = (iso: string, days: number): string => new Date(Date.parse(iso) + days * dayMs).toISOString();

/** The month that begins at `start`. It ends on the anchor's day if the month has that day. */
export const monthFrom = (start: string, anchor: string): { start: string; end: string } => {
  const [from, begin] = [new Date(start), new Date(anchor)];
  const months =
    (from.getUTCFullYear() - begin.getUTCFullYear()) * 12 + from.getUTCMonth() - begin.getUTCMonth();
  const next = [months, months + 1, months + 2].map((count) => monthsAfter(begin, count));
  const end = next.find((date) => date > from) ?? monthsAfter(from, 1);
  return { start, end: end.toISOString() };
};

export const firstPeriod = (price: CatalogPrice, start: string): { start: string; end: string } =>
  price.trialDays > 0 ? { start, end: addDays(start, price.trialDays) } : monthFrom(start, start);

/** An amount and its discount. */
export const amountsOf = (subtotalCents: number, discountId: string | null): Amounts => {
  const discount = discounts.find(({ id }) => id === discountId);
  if (!discount || subtotalCents <= 0) return { subtotalCents, discountCents: 0 };
  const off =
    'percent' in discount.amount
      ? Math.round((subtotalCents * discount.amount.percent) / 100)
      : discount.amount.cents;
  return { subtotalCents, discountCents: Math.min(subtotalCents, off) };
};

/** The discount on a subscription's next payment. */
export const liveDiscount = ({ discount }: SimSubscription): string | null => {
  if (!discount) return null;
  const recurs = discounts.find(({ id }) => id === discount.id)?.recurs ?? false;
  return recurs || !discount.isUsed ? discount.id : null;
};

/** The remaining share of the period, and the cost of a change to another price for it. */
export const prorate = (
  { period, priceId }: SimSubscription,
  to: CatalogPrice,
  now: Date,
): { rate: number; cents: number } => {
  if (!period) return { rate: 0, cents: 0 };
  const [start, end] = [Date.parse(period.start), Date.parse(period.end)];
  const rate = Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
  return { rate, cents: Math.round(to.cents * rate) - Math.round(priceNamed(priceId).cents * rate) };
};

/** Requires that a payment succeeds. A free one needs no card. @throws PaddleApiError with the reason */
export const requirePayment = (card: CardName, cents: number, moment: 'checkout' | 'later'): void => {
  if (cents <= 0) return;
  if (card === 'declined' || (card === 'later' && moment === 'later'))
    throw new PaddleApiError('subscription_payment_declined', 'The payment was declined.');
  if (card === 'lost' && moment === 'later')
    throw new PaddleApiError(
      'subscription_missing_payment_method_cannot_update',
      'There is no payment method that can be charged.',
    );
};

/** Paddle accepts no changes in the last half hour before a renewal. */
const lockMs = 30 * minuteMs;

/** @throws PaddleApiError if a subscription accepts no item changes now */
export const requireChangeable = (subscription: SimSubscription, mode: string, now: Date): void => {
  const { status, period, scheduledChange } = subscription;
  if (status === 'canceled')
    throw new PaddleApiError('subscription_update_when_canceled', 'The subscription has ended.');
  if (status === 'past_due')
    throw new PaddleApiError('subscription_update_when_past_due', 'A payment of the subscription is due.');
  if (scheduledChange)
    throw new PaddleApiError(
      'subscription_locked_pending_changes',
      'The subscription is scheduled to change.',
    );
  if (status === 'trialing' && mode !== 'do_not_bill')
    throw new PaddleApiError(
      'subscription_trialing_items_update_invalid_options',
      'Items of a trial are changed with do_not_bill.',
    );
  if (period && Date.parse(period.end) - now.getTime() < lockMs)
    throw new PaddleApiError('subscription_locked_renewal', 'The subscription is about to renew.', 409);
};
