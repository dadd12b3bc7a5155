import type { Deps } from '#ports';
import { renewCredits } from './renew-credits.ts';

const sweepLimit = 200;

/**
 * Gives the free credits whose date has come to users who have not called since. Returns how many it looked after.
 * @throws AggregateError of the users whose credits could not be renewed; they stay due
 */
export const renewDueCredits = async (deps: Pick<Deps, 'users' | 'clock'>): Promise<{ count: number }> => {
  const due = await deps.users.listDueForCredits(deps.clock.now().toISOString(), sweepLimit);
  const errors: unknown[] = [];
  for (const profile of due) await renewCredits(deps, profile).catch((error) => errors.push(error));
  if (errors.length > 0)
    throw new AggregateError(errors, `The credits of ${errors.length} of ${due.length} users failed.`);
  return { count: due.length };
};
