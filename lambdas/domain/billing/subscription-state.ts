import type { ProviderSubscription, Subscription } from '#contracts/billing/payment.ts';
import type { PaidPlanName, PlanName } from '#contracts/billing/plans.ts';

/**
 * Breaks the tie between two states with the same time: the higher rank wins. Ranks are part of a stored version, so
 * never renumber them. A new type between two others gets a longer text, such as '04.5'.
 */
const stateRanks: Readonly<Record<string, string>> = {
  answer: '00',
  'subscription.created': '01',
  'subscription.trialing': '02',
  'subscription.activated': '03',
  'subscription.resumed': '04',
  'subscription.updated': '05',
  'subscription.past_due': '06',
  'subscription.paused': '07',
  'subscription.canceled': '08',
};

/** The rank of an event type. An unlisted type ranks as an update. */
export const stateRank = (type: string): string => stateRanks[type] ?? '05';

/**
 * Text that sorts by time. Providers give 0 to 9 digits for fractions of a second. `rank` and the event id order states
 * with the same time, so that the order of arrival does not matter.
 */
export const stateVersion = (at: string, rank = '00', eventId = ''): string => {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) throw new RangeError(`${JSON.stringify(at)} is not a valid time.`);
  const fraction = (/\.(\d{1,9})/.exec(at)?.[1] ?? '').padEnd(9, '0');
  return `${time.toISOString().slice(0, 19)}.${fraction}#${rank}#${eventId}`;
};

export type IncomingState = {
  userId: string;
  plan: PaidPlanName;
  isTrialOffer: boolean;
  version: string;
  subscription: ProviderSubscription;
};

const keptHold = (held: Subscription['held'], { status, period }: ProviderSubscription) => {
  if (held === null || status === 'canceled') return null;
  return period !== null && Date.parse(period.start) >= Date.parse(held.until) ? null : held;
};

/**
 * The subscription after a new state arrives. The newest state wins, in whatever order states arrive. Null if nothing
 * changes.
 */
export const applyState = (current: Subscription | null, incoming: IncomingState): Subscription | null => {
  const { userId, plan, isTrialOffer, version, subscription } = incoming;
  const hadTrial = isTrialOffer || subscription.status === 'trialing' || (current?.hadTrial ?? false);
  if (current !== null && current.version >= version)
    return current.hadTrial === hadTrial ? null : { ...current, hadTrial };
  const { customData: _, ...state } = subscription;
  return {
    ...state,
    userId,
    plan,
    hadTrial,
    version,
    held: keptHold(current?.held ?? null, subscription),
  };
};

/**
 * The plan that a subscription gives. A past-due or paused subscription keeps its plan; an ended one gives the free
 * plan.
 */
export const planThatCounts = ({ status, plan, held }: Subscription): PlanName =>
  status === 'canceled' ? 'free' : (held?.plan ?? plan);

export const priceThatCounts = ({ priceId, held }: Subscription): string => held?.priceId ?? priceId;

/** Sorts the subscription that counts, which is the newest, to the front. */
export const newestFirst = (a: Subscription, b: Subscription): number => {
  const key = ({ createdAt, subscriptionId }: Subscription) => `${stateVersion(createdAt)}${subscriptionId}`;
  return key(a) < key(b) ? 1 : -1;
};

type ProfilePart = { plan: PlanName; trialUsed: boolean; nextFreeCreditDate: string | null };

/**
 * How a change of the newest subscription updates its owner's profile. Free credits pause while a plan is paid. They
 * restart from the moment the plan ended, no matter when we learned of it.
 */
export const profileFor = (
  profile: ProfilePart,
  before: Subscription | null,
  newest: Subscription,
): ProfilePart => {
  const plan = planThatCounts(newest);
  const trialUsed = profile.trialUsed || newest.hadTrial;
  if (plan !== 'free') return { plan, trialUsed, nextFreeCreditDate: null };
  const hasJustEnded = before?.status !== 'canceled';
  const endedAt = new Date(newest.canceledAt ?? newest.createdAt).toISOString();
  return { plan, trialUsed, nextFreeCreditDate: hasJustEnded ? endedAt : profile.nextFreeCreditDate };
};
