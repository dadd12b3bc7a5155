import { Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import type { Offers } from '#contracts/billing/payment.ts';
import type { Clock, Log, Payments, Secret } from '#ports';
import {
  activateSubscription,
  cancelSubscription,
  changeBody,
  changeItems,
  endSubscription,
} from './change-subscription.ts';
import { createCheckout, openPortal } from './checkout.ts';
import { toActivationPreview, toChangePreview, toState } from './entities.ts';
import { findDiscount } from './find-discount.ts';
import { listAdjustments } from './list-adjustments.ts';
import { listPayments, listPaymentsSince, listSubscriptions } from './list-changes.ts';
import { type CallLimits, createPaddleCaller, defaultLimits, type PaddleKeys } from './paddle-caller.ts';
import { resendNotification } from './resend-notification.ts';
import { verifyEvent } from './verify-event.ts';
import { parseEvent } from './wire.ts';

export type PaddleOptions = {
  secret: Secret<PaddleKeys>;
  offers: Offers;
  environment: 'production' | 'sandbox';
  /** The base URL of the API if it is not Paddle's own. */
  url: string | null;
  /** True if the provider hosts a payment page that works without paddle-js. */
  hasCheckoutPage: boolean;
  clock: Clock;
  log: Log;
  limits?: Partial<CallLimits>;
};

/** The client accepts a custom base URL in place of an environment name. */
const openClient = (apiKey: string, { url, environment }: PaddleOptions): Paddle =>
  new Paddle(apiKey, {
    environment: (url as Environment | null) ?? Environment[environment],
    // The client stays silent: `paddle-caller.ts` logs failures.
    logLevel: LogLevel.none,
  });

/** The payment provider on Paddle Billing. */
export const createPaddlePayments = (options: PaddleOptions): Payments => {
  const { secret, offers, hasCheckoutPage, clock, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const caller = createPaddleCaller({ secret, log, limits, open: (key) => openClient(key, options) });
  const preview = { include: ['next_transaction', 'recurring_transaction_details'] as const };
  return {
    offers,
    createCheckout: (checkout) => createCheckout(caller, checkout, hasCheckoutPage),
    find: (id) =>
      caller.read('get subscription', async (paddle) => toState(await paddle.subscriptions.get(id))),
    previewChange: (id, change) =>
      caller.read('preview update', async (paddle) =>
        toChangePreview(await paddle.subscriptions.previewUpdate(id, changeBody(change))),
      ),
    change: (id, change, until) => changeItems(caller, id, change, until),
    previewActivation: (id) =>
      caller.read('get subscription', async (paddle) =>
        toActivationPreview(await paddle.subscriptions.get(id, { include: [...preview.include] })),
      ),
    activate: (id) => activateSubscription(caller, id),
    cancel: (id) => cancelSubscription(caller, id),
    end: (id) => endSubscription(caller, id),
    resend: (id) => resendNotification(caller, id),
    portalAddress: (customerId, subscriptionId) => openPortal(caller, customerId, subscriptionId),
    findDiscount: (code, priceId) => findDiscount(caller, clock, { code, priceId }),
    listPayments: (id) => listPayments(caller, id),
    listAdjustments: (after, perPage) => listAdjustments(caller, after, perPage),
    listSubscriptions: (after, perPage) => listSubscriptions(caller, after, perPage),
    listPaymentsSince: (since, after, perPage) => listPaymentsSince(caller, { since, after, perPage }),
    verifyEvent: (body, signature, now) => verifyEvent(secret, { body, signature, now }),
    readEvent: async (body) => parseEvent(body),
  };
};
