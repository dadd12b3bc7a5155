import { type JobType, tools } from '#contracts/product.ts';
import { toCredits } from '#domain/credits/credits.ts';
import type { Session } from '#web/lib/session/session.ts';
import { inCredits } from '#web/lib/values/format.ts';

/** Why a run may not start, apart from its input. */
export type AccessBlock = 'zero' | 'low' | 'demo';

export type RunAccess = {
  /** Also false while the session or the balance is unknown. */
  allowed: boolean;
  block: AccessBlock | null;
  /** Cost and balance in a line next to the button. */
  note: string;
};

const signedInAccess = (cost: number, balance: number | null): RunAccess => {
  const price = `This run costs ${inCredits(cost)}.`;
  if (balance === null) return { allowed: false, block: null, note: price };
  const note = `${price} You have ${inCredits(balance)}.`;
  if (balance >= cost) return { allowed: true, block: null, note };
  return { allowed: false, block: balance > 0 ? 'low' : 'zero', note };
};

/** Whether the current visitor or user may start a run of this tool. `balance` is in credits, null while unknown. */
export const runAccess = (
  session: Session['state'],
  tool: JobType,
  balance: number | null,
  demoUsed: boolean,
): RunAccess => {
  const cost = toCredits(tools[tool].costHalfCredits);
  if (session === 'signed-in') return signedInAccess(cost, balance);
  if (session === 'anonymous' && demoUsed)
    return { allowed: false, block: 'demo', note: 'You get your next free run next month.' };
  return {
    allowed: session === 'anonymous',
    block: null,
    note: 'Free, once a month. No account needed.',
  };
};
