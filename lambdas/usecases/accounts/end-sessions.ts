import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#ports';

const second = 1000;

/**
 * Ends all sessions of a user that began until now: their tokens, those that were issued already and those that a
 * refresh would still give, are refused from here on. Tokens tell the second in which their session began, so the
 * present second counts as ended and is waited out: a sign-in that follows the answer is good.
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
