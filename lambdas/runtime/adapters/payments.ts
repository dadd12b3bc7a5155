import * as z from 'zod';
import { noOffers } from '#contracts/billing/payment.ts';
import type { Deps, Payments } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';
import type { PaymentSettings } from '#runtime/settings/payments.ts';
import { openSecret } from '#runtime/settings/secrets.ts';

export const paddleKeys = z.object({ apiKey: z.string().min(1), webhookSecret: z.string().min(1) });

/** The payment provider. Only functions that call it load its client. */
export const lazyPayments = (settings: PaymentSettings, system: Pick<Deps, 'clock' | 'log'>): Payments => ({
  offers: settings?.offers ?? noOffers,
  ...lazyPort<Payments, Exclude<keyof Payments, 'offers'>>(async () => {
    if (settings === null) return (await import('#providers/payments/no-payments.ts')).createNoPayments();
    const { createPaddlePayments } = await import('#providers/payments/paddle/create-paddle-payments.ts');
    const secret = openSecret(settings.secret, paddleKeys, { log: system.log });
    const hasCheckoutPage = settings.provider === 'simulated';
    // The simulated provider has no rate limit.
    const limits = hasCheckoutPage ? { calls: null } : {};
    return createPaddlePayments({ ...settings, ...system, secret, hasCheckoutPage, limits });
  }, [
    'createCheckout',
    'find',
    'previewChange',
    'change',
    'previewActivation',
    'activate',
    'cancel',
    'end',
    'resend',
    'portalAddress',
    'findDiscount',
    'listPayments',
    'listAdjustments',
    'listSubscriptions',
    'listPaymentsSince',
    'verifyEvent',
    'readEvent',
  ]),
});
