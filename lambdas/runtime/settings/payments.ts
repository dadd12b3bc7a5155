import * as z from 'zod';
import type { PaymentsConfig } from '#contracts/billing/billing.ts';
import type { Offers } from '#contracts/billing/payment.ts';
import { offerNames } from '#contracts/billing/plans.ts';
import type { SecretSource } from './secrets.ts';

/** Of a stage on which something can be bought; null where nothing can. */
export type PaymentSettings = {
  provider: Exclude<PaymentsConfig['provider'], 'none'>;
  environment: PaymentsConfig['environment'];
  /** For paddle-js; null for the simulated provider. */
  clientToken: string | null;
  /** Address of the provider in place of Paddle's own. */
  url: string | null;
  offers: Offers;
  secret: SecretSource;
} | null;

const offersText = z.record(z.enum(offerNames), z.array(z.string().min(1)).min(1));

/** The prices of a stage, from JSON such as `{"trial": ["pri_1"], "creator": ["pri_2"], ...}`. @throws ZodError */
export const parseOffers = (text: string): Offers => offersText.parse(JSON.parse(text));

/** The part that the browser gets. */
export const shownPayments = (settings: PaymentSettings): PaymentsConfig => ({
  provider: settings?.provider ?? 'none',
  environment: settings?.environment ?? 'sandbox',
  clientToken: settings?.clientToken ?? null,
});
