import * as z from 'zod';
import { offerNames, type PaymentsConfig } from '#contracts/billing.ts';
import type { Offers, Payments } from '#ports';
import { once } from './once.ts';
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

/** What the browser is told of it. */
export const shownPayments = (settings: PaymentSettings): PaymentsConfig => ({
  provider: settings?.provider ?? 'none',
  environment: settings?.environment ?? 'sandbox',
  clientToken: settings?.clientToken ?? null,
});

const noOffers: Offers = { trial: [], creator: [], pro: [], business: [] };

/** The payment provider, whose client is loaded by those alone who ask it something. */
export const lazyPayments = (settings: PaymentSettings, opening: () => Promise<Payments>): Payments => {
  const open = once(opening);
  return {
    offers: settings?.offers ?? noOffers,
    startCheckout: async (order) => (await open()).startCheckout(order),
    find: async (id) => (await open()).find(id),
    previewChange: async (id, change) => (await open()).previewChange(id, change),
    change: async (id, change) => (await open()).change(id, change),
    previewActivation: async (id) => (await open()).previewActivation(id),
    activate: async (id) => (await open()).activate(id),
    cancel: async (id) => (await open()).cancel(id),
    end: async (id) => (await open()).end(id),
    resend: async (id) => (await open()).resend(id),
    portalAddress: async (customerId, id) => (await open()).portalAddress(customerId, id),
    findDiscount: async (code, priceId) => (await open()).findDiscount(code, priceId),
    listPayments: async (id) => (await open()).listPayments(id),
    readEvent: async (body, signature, now) => (await open()).readEvent(body, signature, now),
  };
};
