import type { OperatorDeps } from '#ports';
import { audited } from './audited.ts';
import { OperatorRefusal } from './refusal.ts';

/**
 * Has the payment provider send a notification again, signed and through the front door. An event that was dealt with
 * changes nothing, so that a replay can do no harm. @throws OperatorRefusal for an id that the provider does not know
 */
export const replayWebhook = (
  deps: Pick<OperatorDeps, 'payments' | 'audit' | 'clock' | 'ids'>,
  { actor, notificationId, reason }: { actor: string; notificationId: string; reason: string },
) =>
  audited(deps, { actor, action: 'replay-webhook', subject: notificationId, reason }, async () => {
    if (await deps.payments.resend(notificationId)) return { notificationId, asked: true };
    throw new OperatorRefusal(`The payment provider has no notification ${notificationId}.`);
  });
