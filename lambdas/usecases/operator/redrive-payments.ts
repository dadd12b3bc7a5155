import type { OperatorDeps } from '#ports';
import { audited } from './audited.ts';

/** Retries every payment event that was given up. An event that has been applied in the meantime changes nothing. */
export const redrivePayments = (
  deps: Pick<OperatorDeps, 'paymentQueue' | 'audit' | 'clock' | 'ids'>,
  { actor, reason }: { actor: string; reason: string },
) =>
  audited(deps, { actor, action: 'redrive-payments', subject: 'payment-events', reason }, async () => {
    await deps.paymentQueue.redrive();
    return { asked: true };
  });
