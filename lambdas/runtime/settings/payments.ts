import * as z from 'zod';
import type { PaymentsConfig } from '#contracts/billing/billing.ts';
import type { Offers } from '#contracts/billing/payment.ts';
import { offerNames } from '#contracts/billing/plans.ts';
import type { SecretSource } from './secrets.ts';

/** The settings of a stage that sells something; null if it sells nothing. */
export type PaymentSettings = {
  provider: Exclude<PaymentsConfig['provider'], 'none'>;
  environment: PaymentsConfig['environment'];
  /** For paddle-js; null for the simulated provider. */
  clientToken: string | null;
  /** The provider's address if it is not Paddle's own. */
  url: string | null;
  offers: Offers;
  secret: SecretSource;
} | null;

const offersText = z.record(z.enum(offerNames), z.array(z.string().min(1)).min(1));

/** Reads the prices of a stage from JSON such as `{"trial": ["pri_1"], "creator": ["pri_2"], ...}`. @throws ZodError */
export const parseOffers = (text: string): Offers => offersText.parse(JSON.parse(text));

/** The part that the browser gets. */
export const shownPayments = (settings: PaymentSettings): PaymentsConfig => ({
  provider: settings?.provider ?? 'none',
  environment: settings?.environment ?? 'sandbox',
  clientToken: settings?.clientToken ?? null,
});
