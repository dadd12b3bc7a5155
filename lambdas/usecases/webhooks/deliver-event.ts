import { minuteMs } from '#contracts/durations.ts';
import { longestQueueDelayMs, type QueuedDelivery } from '#contracts/webhooks/delivery.ts';
import { deliveryAttempts } from '#contracts/webhooks/webhook-limits.ts';
import { isoAfter } from '#domain/platform/times.ts';
import { judgeAttempt } from '#domain/webhooks/judge-attempt.ts';
import type { DeliveryItem, Deps, SendOutcome, WebhookItem } from '#ports';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { signEvent } from './sign-event.ts';

type DeliverDeps = Pick<Deps, 'webhooks' | 'webhookQueue' | 'webhookSender' | 'webhookKey' | 'clock' | 'log'>;

/** Longer than the function runs, so that no second attempt begins while one is in progress. */
const leaseMs = 2 * minuteMs;

const idsOf = ({ webhookId, eventId }: Pick<QueuedDelivery, 'webhookId' | 'eventId'>) => ({
  webhookId,
  eventId,
});

/** The secret of a webhook, sealed again if the key was rotated; null if no key can open it anymore. */
const readSecret = async (
  { webhooks, webhookKey, log }: DeliverDeps,
  webhook: WebhookItem,
): Promise<string | null> => {
  const { webhookId, sealedSecret } = webhook;
  const opened = await openSecret(webhookKey, webhookId, sealedSecret);
  if (opened === null) {
    log.error('the secret of a webhook cannot be opened', { webhookId });
    return null;
  }
  if (opened.isOld) await webhooks.reseal(webhook, await sealSecret(webhookKey, webhookId, opened.secret));
  return opened.secret;
};

const send = async (
  deps: DeliverDeps,
  webhook: WebhookItem,
  { eventId, body }: DeliveryItem,
): Promise<SendOutcome> => {
  const secret = await readSecret(deps, webhook);
  if (secret === null)
    return {
      kind: 'blocked',
      detail: 'The signing secret can no longer be read. Delete this webhook and create it again.',
    };
  const signed = signEvent({ secret, eventId, at: deps.clock.now(), body });
  const headers = { 'content-type': 'application/json', ...signed };
  return deps.webhookSender.post({ url: webhook.url, headers, body });
};

/** Records the outcome of an attempt. Queues the next one if it is soon; a sweep queues later ones. */
const conclude = async (deps: DeliverDeps, delivery: QueuedDelivery, sent: SendOutcome): Promise<void> => {
  const { attempts } = delivery;
  const judgment = judgeAttempt(sent, attempts);
  const line = { ...idsOf(delivery), attempts, answer: judgment.answer };
  if (judgment.status !== 'waiting') {
    await deps.webhooks.record(delivery, judgment);
    deps.log.info(judgment.status === 'delivered' ? 'webhook delivered' : 'webhook given up', line);
    return;
  }
  const { delayMs, ...outcome } = judgment;
  const dueAt = isoAfter(deps.clock.now(), delayMs);
  await deps.webhooks.record(delivery, { ...outcome, dueAt });
  deps.log.info('webhook will be tried again', { ...line, dueAt });
  if (delayMs <= longestQueueDelayMs) await deps.webhookQueue.put(delivery, delayMs);
};

/** The function stopped during the last attempt, so its outcome is unknown. */
const giveUp = async ({ webhooks, log }: DeliverDeps, delivery: QueuedDelivery): Promise<void> => {
  await webhooks.record(delivery, { status: 'failed', answer: 'The last attempt was interrupted' });
  log.warn('webhook given up', { ...idsOf(delivery), attempts: delivery.attempts });
};

/**
 * Makes one attempt at a delivery, unless its message is repeated or late. The claim lets only one consumer through.
 * If a consumer dies after the receiver got the event, another attempt follows with the same event id.
 */
export const deliverEvent = async (deps: DeliverDeps, message: QueuedDelivery): Promise<void> => {
  if (message.attempts >= deliveryAttempts) return giveUp(deps, message);
  const leaseUntil = isoAfter(deps.clock.now(), leaseMs);
  const claimed = await deps.webhooks.claim(message, leaseUntil);
  if (claimed === null) return;
  const webhook = await deps.webhooks.find(message.userId, message.webhookId);
  if (webhook === null) return deps.webhooks.drop(message);
  const sent = await send(deps, webhook, claimed);
  await conclude(deps, { ...message, attempts: claimed.attempts }, sent);
};
