import { toCredits } from '#domain/credits/credits.ts';
import type { OperatorDeps } from '#ports';
import { audited } from './audited.ts';
import { findProfile } from './find-account.ts';

/** Grants a user credits for a reason, once per `grantId`. Repeating it after a lost response grants nothing more. */
export const grantCredits = async (
  deps: Pick<OperatorDeps, 'accounts' | 'users' | 'credits' | 'audit' | 'clock' | 'ids'>,
  command: { actor: string; user: string; credits: number; reason: string; grantId: string },
) => {
  const { actor, credits, reason, grantId } = command;
  const { userId } = await findProfile(deps, command.user);
  const grant = {
    id: `support-${grantId}`,
    halfCredits: credits * 2,
    description: 'Credits from support',
    expiresAt: null,
  };
  return audited(deps, { actor, action: 'grant-credits', subject: userId, reason }, async () => {
    const given = await deps.credits.give(userId, grant, deps.clock.now().toISOString());
    const { halfCredits } = await deps.credits.balance(userId);
    return { userId, grantId, given, credits, balance: toCredits(halfCredits) };
  });
};
