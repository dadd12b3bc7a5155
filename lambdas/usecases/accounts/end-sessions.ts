import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#ports';

const second = 1000;

/**
 * Ends all sessions of a user that have begun so far. Their issued tokens and any refreshed tokens are rejected from
 * now on. A token gives the start of its session in whole seconds, so the current second counts as ended. The
 * function waits until that second is over, so that a sign-in after the response works.
 */
export const endSessions = async (
  { users, tokens }: Pick<Deps, 'users' | 'tokens'>,
  { userId }: { userId: string },
): Promise<void> => {
  const now = tokens.now().getTime();
  const endedAt = new Date((Math.floor(now / second) + 1) * second);
  const profile = await users.update(userId, { sessionsEndedAt: endedAt.toISOString() });
  if (profile) await sleep(endedAt.getTime() - now);
};
