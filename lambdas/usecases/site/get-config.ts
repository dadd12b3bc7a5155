import type { ConfigResponse } from '#contracts/accounts/me.ts';
import { firstOfNextMonth, monthKey } from '#domain/credits/calendar-month.ts';
import type { Deps } from '#ports';
import type { Caller } from './caller.ts';

/** What the browser needs to know about the stage, and whether this visitor's demo run of the month is used. */
export const getConfig = async (
  { demoCredits, clock }: Pick<Deps, 'demoCredits' | 'clock'>,
  { caller, stage }: { caller: Caller; stage: Omit<ConfigResponse, 'demo'> },
): Promise<ConfigResponse> => {
  const now = clock.now();
  return {
    ...stage,
    demo: {
      used: await demoCredits.isUsed(caller.visitor, monthKey(now)),
      resetsOn: firstOfNextMonth(now).toISOString(),
    },
  };
};
