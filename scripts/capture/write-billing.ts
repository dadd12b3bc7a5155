import type { Payment, ProviderSubscription } from '#contracts/billing/payment.ts';
import type { OfferName } from '#contracts/billing/plans.ts';
import { localOffers } from '#lib/local/payments/catalog.ts';
import { recordSubscriptionState } from '#usecases/billing/events/record-subscription-state.ts';
import { people, type Scenario } from './people.ts';

const { userId } = people.jon;
/** The current subscription, and one that ended before it. */
export const subscriptionIds = { running: 'sub_01running', ended: 'sub_01ended' } as const;
const transactionId = 'txn_01trial';
const customerId = 'ctm_01jon';

const priceOf = (offer: OfferName): string => localOffers[offer][0] ?? '';
const seconds = (iso: string): number => Date.parse(iso) / 1000;

export const state = (changes: Partial<ProviderSubscription>): ProviderSubscription => ({
  subscriptionId: subscriptionIds.running,
  customerId,
  status: 'active',
  priceId: priceOf('creator'),
  createdAt: '2026-10-01T09:00:00.000Z',
  nextBilledAt: '2026-11-08T09:00:00.000Z',
  canceledAt: null,
  period: { start: '2026-10-08T09:00:00.000Z', end: '2026-11-08T09:00:00.000Z' },
  scheduledChange: null,
  customData: { user_id: userId },
  ...changes,
});

const payment = (changes: Partial<Payment>): Payment => ({
  transactionId,
  subscriptionId: subscriptionIds.running,
  origin: 'web',
  priceId: priceOf('trial'),
  period: { start: '2026-10-01T09:00:00.000Z', end: '2026-10-08T09:00:00.000Z' },
  prorationRate: null,
  totalCents: 0,
  ...changes,
});

export const month = payment({
  transactionId: 'txn_02month',
  origin: 'subscription_recurring',
  priceId: priceOf('creator'),
  period: { start: '2026-10-08T09:00:00.000Z', end: '2026-11-08T09:00:00.000Z' },
  totalCents: 1900,
});

/** An earlier subscription that was canceled, then one that began as a trial and ends with its period. */
const writeSubscriptions = async ({ deps }: Scenario): Promise<void> => {
  const ended = state({
    subscriptionId: subscriptionIds.ended,
    status: 'canceled',
    createdAt: '2026-09-02T09:00:00.000Z',
    nextBilledAt: null,
    canceledAt: '2026-09-20T09:00:00.000Z',
    period: null,
  });
  const trialing = state({ status: 'trialing', priceId: priceOf('trial'), period: payment({}).period });
  const scheduledChange = { action: 'cancel', effectiveAt: '2026-11-08T09:00:00.000Z' } as const;
  const states = [
    [ended, '2026-09-20T09:00:00.250000Z', 'subscription.canceled'],
    [trialing, '2026-10-01T09:00:00.250000Z', 'subscription.trialing'],
    [state({}), '2026-10-08T09:00:00.250000Z', 'subscription.activated'],
    [state({ scheduledChange }), '2026-10-10T09:00:00.250000Z', 'subscription.updated'],
  ] as const;
  for (const [subscription, at, type] of states)
    await recordSubscriptionState(
      deps,
      userId,
      { subscription, at },
      { type, eventId: `evt_${at.slice(0, 10)}` },
    );
  const held = { plan: 'pro', priceId: priceOf('pro'), until: '2026-11-08T09:00:00.000Z' } as const;
  await deps.subscriptions.change(
    { userId, subscriptionId: subscriptionIds.running },
    (current) => current && { ...current, held },
  );
  await deps.subscriptions.setReview(
    subscriptionIds.running,
    '2026-10-14T09:00:00.000Z',
    '2026-10-13T09:00:00.000Z',
  );
};

/** Credits from payments, a refund, and webhook events: one applied, and one of each kind that waits. */
const writePayments = async ({ deps }: Scenario): Promise<void> => {
  const at = '2026-10-08T09:00:01.000Z';
  await deps.paidCredits.grant(userId, payment({}), 'trial', '2026-10-01T09:00:01.000Z');
  await deps.paidCredits.grant(userId, month, 'creator', at);
  const refund = { adjustmentId: 'adj_01refund', transactionId: month.transactionId, action: 'refund' };
  const adjustment = { ...refund, subscriptionId: month.subscriptionId, status: 'approved', totalCents: 475 };
  await deps.paidCredits.clawBack(userId, adjustment, '2026-10-09T09:00:00.000Z');
  await deps.paymentInbox.setMark('adjustments', adjustment.adjustmentId);
  const done = { eventId: 'evt_01done', type: 'transaction.completed', at };
  await deps.paymentInbox.markDone(done, seconds('2026-12-07T09:00:00.000Z'));
  const received = { eventId: 'evt_04waiting', body: '{"event_type":"transaction.completed"}', dueAt: at };
  await deps.paymentInbox.receive(received, seconds('2026-12-07T09:00:00.000Z'));
  const parkedUntil = seconds('2026-11-07T09:00:00.000Z');
  const waiting = 'sub_02unknown';
  const paid = { ...month, transactionId: 'txn_03unknown', subscriptionId: waiting };
  const event = { at: '2026-10-12T09:00:00.000Z', eventId: 'evt_02parked', type: 'transaction.completed' };
  await deps.paymentInbox.park(waiting, { ...event, kind: 'payment', payment: paid }, parkedUntil);
  const back = { ...adjustment, adjustmentId: 'adj_02unknown', subscriptionId: waiting };
  const returned = { at: '2026-10-12T10:00:00.000Z', eventId: 'evt_03parked', type: 'adjustment.created' };
  await deps.paymentInbox.park(waiting, { ...returned, kind: 'adjustment', adjustment: back }, parkedUntil);
};

export const writeBilling = async (scenario: Scenario): Promise<void> => {
  await writeSubscriptions(scenario);
  await writePayments(scenario);
};
