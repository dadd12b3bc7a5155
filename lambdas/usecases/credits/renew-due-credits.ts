import { dayMs, minuteMs } from '#contracts/durations.ts';
import { isoAfter } from '#domain/platform/times.ts';
import type { Deps, UserProfile } from '#ports';
import { noTimeLimit, type Pace } from '#usecases/support/pace.ts';
import { processDueItems, type Queue } from '#usecases/support/process-due-items.ts';
import { renewFreeCredits } from './renew-free-credits.ts';

const batch = 200;

type RenewDeps = Pick<Deps, 'users' | 'clock' | 'log'>;

/** A user without this date is not listed. */
const dateOf = ({ nextFreeCreditDate }: UserProfile): string => nextFreeCreditDate ?? '';

const renew = async (deps: RenewDeps, profile: UserProfile): Promise<void> => {
  const dueAt = dateOf(profile);
  const { nextFreeCreditDate } = await renewFreeCredits(deps, profile);
  // These credits were already granted today, before a plan that began and ended on the same day. The next month's
  // follow.
  if (nextFreeCreditDate === dueAt) {
    const tomorrow = isoAfter(deps.clock.now(), dayMs);
    await deps.users.rescheduleCredits(profile.userId, dueAt, tomorrow);
  }
};

const dueRenewals = (deps: RenewDeps): Queue<UserProfile> => ({
  name: 'free credits',
  read: (now) => deps.users.listDueForCredits(now, batch),
  ids: ({ userId }) => ({ userId }),
  work: (profile) => renew(deps, profile),
  failingSince: dateOf,
  reschedule: (profile, retryAt) => deps.users.rescheduleCredits(profile.userId, dateOf(profile), retryAt),
  bounds: { firstMs: 5 * minuteMs, longestMs: dayMs },
});

/**
 * Grants free credits that are due to users who have not called since. Returns how many users it processed.
 * @throws AggregateError of the users whose credits could not be renewed; they are postponed
 */
export const renewDueCredits = async (
  deps: RenewDeps,
  pace: Pace = noTimeLimit,
): Promise<{ count: number }> => {
  const { count, errors } = await processDueItems(deps, dueRenewals(deps), pace);
  if (errors.length > 0)
    throw new AggregateError(errors, `The credits of ${errors.length} of ${count} users failed.`);
  return { count };
};
