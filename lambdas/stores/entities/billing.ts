import { CustomAttributeType, Entity, type EntityConfiguration } from 'electrodb';
import { offerNames, paidPlanNames } from '#contracts/billing/plans.ts';
import { providerActions, subscriptionStatuses } from '#contracts/billing/subscription.ts';
import type { ParkedEvent } from '#ports';
import { expiresAt, flag, model, requiredNumber, requiredText, text } from './attributes.ts';
import { paymentEventByDueTime, subscriptionByReview, tableKeys } from './table-keys.ts';

/** The items of billing and their attributes. */
export const billingEntities = {
  subscription: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('subscription'),
        attributes: {
          userId: requiredText,
          subscriptionId: requiredText,
          customerId: requiredText,
          status: { type: subscriptionStatuses, required: true },
          priceId: requiredText,
          plan: { type: paidPlanNames, required: true },
          createdAt: requiredText,
          nextBilledAt: text,
          canceledAt: text,
          period: { type: 'map', properties: { start: requiredText, end: requiredText } },
          scheduledChange: {
            type: 'map',
            properties: {
              action: { type: providerActions, required: true },
              effectiveAt: requiredText,
            },
          },
          held: {
            type: 'map',
            properties: {
              plan: { type: paidPlanNames, required: true },
              priceId: requiredText,
              until: requiredText,
            },
          },
          hadTrial: flag,
          version: requiredText,
          /** The number of writes. Each writer names the version that it has read. */
          revision: requiredNumber,
        },
        indexes: { primary: tableKeys.subscription },
      },
      on,
    ),
  /** The owner of a subscription, and when to compare it with the provider's. */
  subscriptionOwner: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('subscription_owner'),
        attributes: {
          subscriptionId: requiredText,
          userId: requiredText,
          reviewAt: text,
          failingSince: text,
        },
        indexes: { primary: tableKeys.subscriptionOwner, due: subscriptionByReview },
      },
      on,
    ),
  /** The guard of a payment's credits: they are granted once. */
  paidGrant: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('paid_grant'),
        attributes: {
          userId: requiredText,
          grantId: requiredText,
          subscriptionId: requiredText,
          transactionId: requiredText,
          offer: { type: offerNames, required: true },
          period: {
            type: 'map',
            required: true,
            properties: { start: requiredText, end: requiredText },
          },
          halfCredits: requiredNumber,
          totalCents: requiredNumber,
        },
        indexes: { primary: tableKeys.paidGrant },
      },
      on,
    ),
  /** The credits that a refund takes back, and how many of them were left. */
  clawback: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('clawback'),
        attributes: {
          userId: requiredText,
          adjustmentId: requiredText,
          transactionId: requiredText,
          owedHalfCredits: requiredNumber,
          takenHalfCredits: requiredNumber,
          createdAt: requiredText,
        },
        indexes: { primary: tableKeys.clawback },
      },
      on,
    ),
  /** A notification that waits for its subscription, or for its payment. */
  parkedEvent: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('parked_event'),
        attributes: {
          subscriptionId: requiredText,
          eventId: requiredText,
          event: { type: CustomAttributeType<ParkedEvent>('any'), required: true },
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.parkedEvent },
      },
      on,
    ),
  /** A notification. It has a body until it is applied. */
  paymentEvent: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('payment_event'),
        attributes: {
          eventId: requiredText,
          type: text,
          at: text,
          /** The body as received, compressed. */
          body: { type: CustomAttributeType<Uint8Array>('any') },
          /** The time at which to put it on the queue again; missing if an operator has to look at it. */
          dueAt: text,
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.paymentEvent, due: paymentEventByDueTime },
      },
      on,
    ),
  /** The place up to which a list of the payment provider has been read. */
  reviewMark: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('review_mark'),
        attributes: { list: requiredText, lastId: requiredText },
        indexes: { primary: tableKeys.reviewMark },
      },
      on,
    ),
  apiKey: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('api_key'),
        attributes: {
          userId: requiredText,
          keyId: requiredText,
          prefix: requiredText,
          hash: requiredText,
          /** Missing on keys created before scopes existed. */
          scopes: { type: 'list', items: { type: 'string' } },
          createdAt: requiredText,
          lastUsedAt: text,
        },
        indexes: { primary: tableKeys.apiKey },
      },
      on,
    ),
  /**
   * The user's API key that was created last. A create names the one that it read, so of simultaneous creates one
   * succeeds at a time.
   */
  newestApiKey: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('newest_api_key'),
        attributes: { userId: requiredText, keyId: requiredText },
        indexes: { primary: tableKeys.newestApiKey },
      },
      on,
    ),
  /** Finds an API key by its hash. The key's item is in its user's partition. */
  apiKeyOwner: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('api_key_owner'),
        attributes: { hash: requiredText, userId: requiredText, keyId: requiredText },
        indexes: { primary: tableKeys.apiKeyOwner },
      },
      on,
    ),
};
