import type { Adjustment, Clawback, PaidGrant, Payment, Period } from '#contracts/billing/payment.ts';
import { type OfferName, type PlanName, plans, trial } from '#contracts/billing/plans.ts';
import { lapsingHalfCredits, rolloverLimit } from '#domain/credits/credit-period.ts';
import { planOf } from './offers.ts';

/**
 * Origins of payments for subscription time. Other payments, such as a new payment method or a one-time charge, grant
 * no credits.
 */
const checkoutOrigins = ['web', 'api'];
const grantingOrigins = [...checkoutOrigins, 'subscription_recurring', 'subscription_update'];

/** True if a payment grants credits. */
export const isForPeriod = (
  payment: Payment,
): payment is Payment & { subscriptionId: string; period: Period } =>
  payment.subscriptionId !== null && payment.period !== null && grantingOrigins.includes(payment.origin);

const monthly = (offer: OfferName): number => plans[planOf(offer)].halfCreditsPerMonth;

/**
 * Half-credits for an upgrade within a period: the difference between the plans for the paid share of the period,
 * rounded up to a half-credit. The charge is prorated in the same way.
 */
export const proratedHalfCredits = (from: PlanName, to: PlanName, share: number): number =>
  Math.max(0, Math.ceil((plans[to].halfCreditsPerMonth - plans[from].halfCreditsPerMonth) * share));

/** The consequences of a payment: a grant, and the half-credits that expire before it. */
export type GrantDecision =
  | { kind: 'give'; grant: PaidGrant; lapsing: number; description: string }
  | { kind: 'repeated' | 'waiting' };

/** Each user gets it only once. */
const trialGrantId = 'trial';

const time = (iso: string): number => Date.parse(iso);
/** A trial sorts before the month after it, even if it was activated the moment it began. */
const byStart = (a: PaidGrant, b: PaidGrant): number =>
  time(a.period.start) - time(b.period.start) ||
  Number(b.id === trialGrantId) - Number(a.id === trialGrantId);

/** Trial credits do not roll over. */
const limitAfter = ({ id, offer }: PaidGrant): number =>
  id === trialGrantId ? 0 : rolloverLimit(plans[planOf(offer)]);

type Situation = {
  payment: Payment & { subscriptionId: string; period: Period };
  offer: OfferName;
  /** All earlier grants of the user. */
  grants: readonly PaidGrant[];
  balance: number;
};

type LapsingQuestion = Pick<Situation, 'grants' | 'balance'> & { subscriptionId: string };

/** Half-credits that expire when the next month of a subscription begins. Before the first month, nothing expires. */
export const lapsingAtNextMonth = ({ subscriptionId, grants, balance }: LapsingQuestion): number => {
  const last = grants
    .filter((grant) => grant.subscriptionId === subscriptionId)
    .sort(byStart)
    .at(-1);
  return last ? lapsingHalfCredits(balance, limitAfter(last)) : 0;
};

const lapsingBefore = ({ payment, grants, balance }: Situation): number => {
  const start = time(payment.period.start);
  const { subscriptionId } = payment;
  // A late payment, which arrives after the payment for a later period, ends no period.
  const isLate = grants.some(
    (grant) => grant.subscriptionId === subscriptionId && time(grant.period.start) > start,
  );
  return isLate ? 0 : lapsingAtNextMonth({ subscriptionId, grants, balance });
};

/** The grant for a change within a period. It is the difference from the last grant for that period. */
const decideChange = ({ payment, offer, grants }: Situation, share: number): GrantDecision => {
  const start = time(payment.period.start);
  const before = grants
    .filter(
      ({ subscriptionId, period }) =>
        subscriptionId === payment.subscriptionId && time(period.start) <= start && start < time(period.end),
    )
    .sort(byStart)
    .at(-1);
  if (!before) return { kind: 'waiting' };
  const halfCredits = proratedHalfCredits(planOf(before.offer), planOf(offer), share);
  const description = `Upgrade to ${plans[planOf(offer)].label}: credits for the rest of the month`;
  const grant = grantOf(payment, offer, halfCredits);
  // A period can change more than once, even at the moment it begins.
  grant.id = `${grant.id}#${payment.transactionId}`;
  return { kind: 'give', grant, lapsing: 0, description };
};

const grantOf = (
  { subscriptionId, transactionId, period, totalCents }: Situation['payment'],
  offer: OfferName,
  halfCredits: number,
): PaidGrant => ({
  id: `${subscriptionId}#${period.start}`,
  subscriptionId,
  transactionId,
  offer,
  period,
  halfCredits,
  totalCents,
});

/** Decides what a completed payment grants, once: the trial's credits, a month's credits, or those of an upgrade. */
export const decideGrant = (situation: Situation): GrantDecision => {
  const { payment, offer, grants } = situation;
  if (grants.some(({ transactionId }) => transactionId === payment.transactionId))
    return { kind: 'repeated' };
  if (payment.prorationRate !== null) return decideChange(situation, payment.prorationRate);
  const isTrial = offer === 'trial' && checkoutOrigins.includes(payment.origin);
  const halfCredits = isTrial ? trial.halfCredits : monthly(offer);
  const grant = grantOf(payment, offer, halfCredits);
  if (isTrial) grant.id = trialGrantId;
  if (grants.some(({ id }) => id === grant.id)) return { kind: 'repeated' };
  const description = isTrial ? 'Trial credits' : `${plans[planOf(offer)].label} plan: monthly credits`;
  return { kind: 'give', grant, lapsing: lapsingBefore(situation), description };
};

const clawbackActions = ['refund', 'chargeback'];

/** True if the money is gone for good: an approved refund, or a chargeback. */
export const takesCreditsBack = ({ action, status }: Adjustment): boolean =>
  clawbackActions.includes(action) && status === 'approved';

/** True if a chargeback was decided in our favor, so that we got the money back. */
export const givesCreditsBack = ({ action, status }: Adjustment): boolean =>
  action === 'chargeback_reverse' && status === 'approved';

/** True if an adjustment moves credits. */
export const movesCredits = (adjustment: Adjustment): boolean =>
  takesCreditsBack(adjustment) || givesCreditsBack(adjustment);

/**
 * Half-credits to take back for a refund: the same share as that of the money, rounded to the nearest. It is never
 * more than earlier refunds of the payment have left.
 */
export const owedHalfCredits = (
  { halfCredits, totalCents }: Pick<PaidGrant, 'halfCredits' | 'totalCents'>,
  refundedCents: number,
  owedBefore: number,
): number => {
  if (totalCents <= 0) return 0;
  const share = Math.min(1, Math.max(0, refundedCents) / totalCents);
  return Math.max(0, Math.min(halfCredits - owedBefore, Math.round(halfCredits * share)));
};

/** The half-credits that an adjustment moves. Negative half-credits are given back. */
export type ClawbackDecision =
  | { kind: 'move'; owed: number; taken: number; description: string }
  | { kind: 'repeated' | 'waiting' };

type ClawbackSituation = {
  adjustment: Adjustment;
  grants: readonly PaidGrant[];
  /** All earlier clawbacks of the user, and reversals of them. */
  clawbacks: readonly Clawback[];
  balance: number;
};

/**
 * Takes back the credits of a refunded payment, but no more than the balance. A reversed chargeback returns what was
 * taken for the same share of the payment, but no more than was taken. It waits until its chargeback is known.
 */
export const decideClawback = ({
  adjustment,
  grants,
  clawbacks,
  balance,
}: ClawbackSituation): ClawbackDecision => {
  const { adjustmentId, transactionId, totalCents } = adjustment;
  if (clawbacks.some((clawback) => clawback.adjustmentId === adjustmentId)) return { kind: 'repeated' };
  const grant = grants.find((given) => given.transactionId === transactionId);
  if (!grant) return { kind: 'waiting' };
  const before = clawbacks.filter((clawback) => clawback.transactionId === transactionId);
  const owedBefore = before.reduce((sum, { owedHalfCredits: owed }) => sum + owed, 0);
  if (!givesCreditsBack(adjustment)) {
    const owed = owedHalfCredits(grant, totalCents, owedBefore);
    const description = 'Credits taken back for a refunded payment';
    return { kind: 'move', owed, taken: Math.min(owed, balance), description };
  }
  if (owedBefore === 0) return { kind: 'waiting' };
  const takenBefore = before.reduce((sum, { takenHalfCredits: taken }) => sum + taken, 0);
  const share = Math.min(owedBefore, owedHalfCredits(grant, Math.abs(totalCents), 0));
  const restored = Math.min(share, takenBefore);
  const description = 'Credits returned after a reversed chargeback';
  return { kind: 'move', owed: 0 - share, taken: 0 - restored, description };
};
