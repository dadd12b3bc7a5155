import { plans } from '#contracts/billing/plans.ts';
import { type CreditPeriod, creditPeriodAt, rolloverLimit } from '#domain/credits/credit-period.ts';
import type { Deps, Grant, UserProfile } from '#ports';

/** The free credits of a month, identified by the day on which it began. */
export const freeGrant = ({ start, end }: CreditPeriod): Grant => ({
  id: `free-${start.toISOString().slice(0, 10)}`,
  halfCredits: plans.free.halfCreditsPerMonth,
  description: 'Free monthly credits',
  expiresAt: end.toISOString(),
});

/** The time from which free months are counted: at the profile's creation, or at the end of the latest paid plan. */
const monthsBegin = (createdAt: string, dueAt: string): Date => {
  const [begin, due] = [new Date(createdAt), new Date(dueAt)];
  return creditPeriodAt(begin, due).start.getTime() === due.getTime() ? begin : due;
};

/**
 * Begins a free user's next month of credits once it is due. Unused credits of the previous month expire, and the new
 * ones are granted once, however many calls arrive at the same time. Whole months without a call grant nothing,
 * because their credits would have expired.
 * @returns the profile afterwards
 */
export const renewFreeCredits = async (
  { users, clock }: Pick<Deps, 'users' | 'clock'>,
  profile: UserProfile,
): Promise<UserProfile> => {
  const now = clock.now();
  const { userId, plan, nextFreeCreditDate: dueAt } = profile;
  if (plan !== 'free' || dueAt === null || now.toISOString() < dueAt) return profile;
  const period = creditPeriodAt(monthsBegin(profile.createdAt, dueAt), now);
  await users.renewCredits({
    userId,
    dueAt,
    at: now.toISOString(),
    grant: freeGrant(period),
    rolloverLimit: rolloverLimit(plans.free),
    nextFreeCreditDate: period.end.toISOString(),
  });
  return (await users.find(userId)) ?? profile;
};
