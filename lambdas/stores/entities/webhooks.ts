import { Entity, type EntityConfiguration } from 'electrodb';
import { deliveryStatuses, webhookEventTypes } from '#contracts/webhooks/delivery.ts';
import { expiresAt, model, requiredNumber, requiredText, text } from './attributes.ts';
import { deliveryByDueTime, tableKeys } from './table-keys.ts';

/**
 * The items of webhooks and their attributes. They have their own partition, the only one that the delivering
 * function can read.
 */
export const webhookEntities = {
  webhook: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('webhook'),
        attributes: {
          userId: requiredText,
          webhookId: requiredText,
          url: requiredText,
          sealedSecret: requiredText,
          createdAt: requiredText,
        },
        indexes: { primary: tableKeys.webhook },
      },
      on,
    ),
  /**
   * The user's webhook that was created last. A create names the one that it read, so of simultaneous creates one
   * succeeds at a time.
   */
  newestWebhook: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('newest_webhook'),
        attributes: { userId: requiredText, webhookId: requiredText },
        indexes: { primary: tableKeys.newestWebhook },
      },
      on,
    ),
  /** An event for a webhook. It is in the index while it waits. */
  webhookDelivery: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('webhook_delivery'),
        attributes: {
          userId: requiredText,
          webhookId: requiredText,
          createdAt: requiredText,
          eventId: requiredText,
          type: { type: webhookEventTypes, required: true },
          runId: text,
          body: requiredText,
          status: { type: deliveryStatuses, required: true },
          attempts: requiredNumber,
          dueAt: text,
          answer: text,
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.webhookDelivery, due: deliveryByDueTime },
      },
      on,
    ),
};
