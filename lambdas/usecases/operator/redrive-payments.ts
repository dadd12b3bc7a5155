import type { OperatorDeps } from '#ports';
import { audited } from './audited.ts';

/** Has every payment event that was given up tried again. An event that was applied meanwhile changes nothing. */
export const redrivePayments = (
  deps: Pick<OperatorDeps, 'paymentQueue' | 'audit' | 'clock' | 'ids'>,
  { actor, reason }: { actor: string; reason: string },
) =>
  audited(deps, { actor, action: 'redrive-payments', subject: 'payment-events', reason }, async () => {
    await deps.paymentQueue.redrive();
    return { asked: true };
  });
