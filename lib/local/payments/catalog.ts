import type { Offers } from '#contracts/billing/payment.ts';
import { type OfferName, offerNames, perOffer, plans, trial } from '#contracts/billing/plans.ts';
import { planOf } from '#domain/billing/offers.ts';

/** A price of the simulated provider, in cents a month. */
export type CatalogPrice = {
  id: string;
  productId: string;
  name: string;
  cents: number;
  trialDays: number;
};

const priceOf = (offer: OfferName): CatalogPrice => {
  const plan = planOf(offer);
  return {
    id: `pri_local_${offer}`,
    productId: `pro_local_${plan}`,
    name: plans[plan].label,
    cents: plans[plan].priceCents,
    trialDays: offer === 'trial' ? trial.days : 0,
  };
};

export const prices: readonly CatalogPrice[] = offerNames.map(priceOf);
export const findPrice = (id: string): CatalogPrice | undefined => prices.find((price) => price.id === id);

/** The prices in the product's configuration. */
export const localOffers: Offers = perOffer((offer) => [priceOf(offer).id]);

export type CatalogDiscount = {
  id: string;
  code: string;
  description: string;
  amount: { percent: number } | { cents: number };
  /** False if it applies to only one payment. */
  recurs: boolean;
  expiresAt: string | null;
  usageLimit: number | null;
  /** Earlier uses, outside this simulation. */
  usedBefore: number;
  restrictTo: readonly string[] | null;
};

const discount = (
  code: string,
  description: string,
  amount: CatalogDiscount['amount'],
  rest: Partial<CatalogDiscount> = {},
): CatalogDiscount => ({
  id: `dsc_local_${code.toLowerCase()}`,
  code,
  description,
  amount,
  recurs: true,
  expiresAt: null,
  usageLimit: null,
  usedBefore: 0,
  restrictTo: null,
  ...rest,
});

/** Promo codes for testers, including some that must be rejected. */
export const discounts: readonly CatalogDiscount[] = [
  discount('WELCOME20', '20% off every month', { percent: 20 }),
  discount('TENOFF', '$10 off the next payment', { cents: 1000 }, { recurs: false }),
  discount('PROONLY', '30% off Pro', { percent: 30 }, { restrictTo: localOffers.pro }),
  discount('EXPIRED', 'A code from last year', { percent: 50 }, { expiresAt: '2025-01-01T00:00:00Z' }),
  discount('USEDUP', 'A code that is used up', { percent: 50 }, { usageLimit: 1, usedBefore: 1 }),
];

/** Cards of the simulated provider, by their behavior. */
export const cards = {
  works: { number: '4242 4242 4242 4242', label: 'Every payment works' },
  declined: { number: '4000 0000 0000 0002', label: 'Is declined at once' },
  later: {
    number: '4000 0000 0000 0341',
    label: 'Works at the checkout; every later payment is declined',
  },
  lost: {
    number: '4000 0000 0000 0259',
    label: 'Works at the checkout; then a new payment method is needed',
  },
} as const;
export type CardName = keyof typeof cards;
export const cardNames = Object.keys(cards) as [CardName, ...CardName[]];
