import type { OperatorDeps } from '#ports';
import { audited } from './audited.ts';
import { OperatorRejection } from './rejection.ts';

/**
 * Asks the payment provider to send a notification again, signed and to the public address. An event that has been
 * applied changes nothing, so a replay does no harm. @throws OperatorRejection for an id that the provider does not
 * know
 */
export const replayWebhook = (
  deps: Pick<OperatorDeps, 'payments' | 'audit' | 'clock' | 'ids'>,
  { actor, notificationId, reason }: { actor: string; notificationId: string; reason: string },
) =>
  audited(deps, { actor, action: 'replay-webhook', subject: notificationId, reason }, async () => {
    if (await deps.payments.resend(notificationId)) return { notificationId, asked: true };
    throw new OperatorRejection(`The payment provider has no notification ${notificationId}.`);
  });
