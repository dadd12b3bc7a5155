import { Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import * as z from 'zod';
import type { Offers } from '#contracts/billing/payment.ts';
import type { Clock, Log, Payments, Secret } from '#ports';
import {
  activateSubscription,
  cancelSubscription,
  changeBody,
  changeItems,
  endSubscription,
} from './change-subscription.ts';
import { toActivationPreview, toChangePreview, toState, toTransaction } from './entities.ts';
import { findDiscount } from './find-discount.ts';
import { listAdjustments } from './list-adjustments.ts';
import { listPaymentsSince, listSubscriptions } from './list-changes.ts';
import { type CallLimits, createPaddleCaller, defaultLimits, type PaddleKeys } from './paddle-caller.ts';
import { resendNotification } from './resend-notification.ts';
import { isSignedBy } from './verify-signature.ts';
import { parseEvent, readEventId } from './wire.ts';

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

const createdTransaction = z.object({
  id: z.string(),
  checkout: z.object({ url: z.url().nullable() }).nullable(),
});
const portal = z.object({ urls: z.object({ general: z.object({ overview: z.url() }) }) });

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
    // An unpaid transaction costs nothing, so the call may be repeated.
    createCheckout: ({ priceId, customData, discountId, customerId }) =>
      caller.read('create transaction', async (paddle) => {
        const made = await paddle.transactions.create({
          items: [{ priceId, quantity: 1 }],
          customData,
          ...(discountId !== null && { discountId }),
          ...(customerId !== null && { customerId }),
        });
        const { id, checkout } = createdTransaction.parse(made);
        return { transactionId: id, checkoutUrl: hasCheckoutPage ? (checkout?.url ?? null) : null };
      }),
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
    portalAddress: (customerId, subscriptionId) =>
      caller.read('create portal session', async (paddle) => {
        const session = await paddle.customerPortalSessions.create(customerId, [subscriptionId]);
        return portal.safeParse(session).data?.urls.general.overview ?? null;
      }),
    findDiscount: (code, priceId) => findDiscount(caller, clock, { code, priceId }),
    listPayments: (id) =>
      caller.read('list transactions', async (paddle) => {
        const page = paddle.transactions.list({
          subscriptionId: [id],
          status: ['completed'],
          orderBy: 'created_at[DESC]',
          perPage: 30,
        });
        return (await page.next()).map(toTransaction);
      }),
    listAdjustments: (after, perPage) => listAdjustments(caller, after, perPage),
    listSubscriptions: (after, perPage) => listSubscriptions(caller, after, perPage),
    listPaymentsSince: (since, after, perPage) => listPaymentsSince(caller, { since, after, perPage }),
    verifyEvent: async (body, signature, now) => {
      if (signature === null) return null;
      const isSigned = async () => isSignedBy((await secret.read()).webhookSecret, signature, body, now);
      if (await isSigned()) return readEventId(body);
      // The secret may be newer than the one that this function has read. It is read again at most every ten seconds.
      secret.invalidate();
      return (await isSigned()) ? readEventId(body) : null;
    },
    readEvent: async (body) => parseEvent(body),
  };
};
