import { hourMs, minuteMs } from '#contracts/durations.ts';
import { type RetryBounds, retryAt } from '#domain/platform/retry-at.ts';
import type { Deletion, OperatorDeps } from '#ports';
import { createPace, type Pace } from '#usecases/support/pace.ts';
import { processDueItems, type Queue } from '#usecases/support/process-due-items.ts';
import { audited } from './audited.ts';
import { type PurgeDeps, purgeAndScheduleFinalCheck } from './purge-user.ts';

type DeletionDeps = PurgeDeps & Pick<OperatorDeps, 'audit' | 'ids'>;

const batch = 25;
/** The function has ten minutes in total, and one deletion may take minutes. */
const finishMs = 6 * minuteMs;
/** The schedule runs once a day, and each run retries a failing deletion once. */
const bounds: RetryBounds = { firstMs: hourMs, longestMs: 12 * hourMs };

const openDeletions = (deps: DeletionDeps, actor: string, onFinished: () => void): Queue<Deletion> => ({
  name: 'deletion',
  read: (now) => deps.userData.openDeletions(now, batch),
  ids: ({ userId }) => ({ userId }),
  work: async ({ userId, requestedAt }) => {
    // A deletion that exceeds the function's time is killed without an error. It is postponed first, so that it does
    // not block the next day's run.
    await deps.userData.rescheduleDeletion(userId, retryAt(requestedAt, deps.clock.now(), bounds));
    const reason = `Requested ${requestedAt}`;
    const entry = { actor, action: 'finish-deletions' as const, subject: userId, reason };
    const { looksAgainAt } = await audited(deps, entry, () => purgeAndScheduleFinalCheck(deps, userId));
    if (looksAgainAt === null) onFinished();
  },
  failingSince: ({ requestedAt }) => requestedAt,
  reschedule: ({ userId }, dueAt) => deps.userData.rescheduleDeletion(userId, dueAt),
  bounds,
});

/**
 * Continues unfinished deletions: those that failed midway and those whose final check is due. Returns how many are
 * now finished. @throws AggregateError of the deletions that failed; they stay open
 */
export const finishDeletions = async (
  deps: DeletionDeps,
  { actor }: { actor: string },
  pace: Pace = createPace({ forMs: finishMs }),
): Promise<{ finished: number }> => {
  let finished = 0;
  const queue = openDeletions(deps, actor, () => {
    finished += 1;
  });
  const { count, errors } = await processDueItems(deps, queue, pace);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${count} deletions failed.`);
  return { finished };
};
