import type { CatalogDiscount, CatalogPrice } from './catalog.ts';
import { findPrice } from './catalog.ts';

// Paddle's wire format, as far as its client reads it: https://developer.paddle.com/api-reference
export const currency = 'USD';
export const cycle = { interval: 'month', frequency: 1 };
const since = '2026-01-01T00:00:00Z';

export const productWire = ({ productId, name }: CatalogPrice) => ({
  id: productId,
  name,
  description: null,
  type: 'standard',
  tax_category: 'saas',
  image_url: null,
  custom_data: null,
  status: 'active',
  created_at: since,
  updated_at: since,
  import_meta: null,
});

export const priceWire = (price: CatalogPrice) => ({
  id: price.id,
  product_id: price.productId,
  name: price.name,
  description: price.name,
  type: 'standard',
  billing_cycle: cycle,
  trial_period:
    price.trialDays > 0
      ? { interval: 'day', frequency: price.trialDays, requires_payment_method: true }
      : null,
  tax_mode: 'account_setting',
  unit_price: { amount: String(price.cents), currency_code: currency },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1 },
  status: 'active',
  custom_data: null,
  import_meta: null,
  created_at: since,
  updated_at: since,
});

export const priceById = (id: string): CatalogPrice => {
  const price = findPrice(id);
  if (!price) throw new Error(`Price ${id} does not exist.`);
  return price;
};

export const periodWire = (period: { start: string; end: string } | null) =>
  period && { starts_at: period.start, ends_at: period.end };

export type Amounts = { subtotalCents: number; discountCents: number };

const totalsWire = ({ subtotalCents, discountCents }: Amounts) => {
  const total = String(subtotalCents - discountCents);
  return {
    subtotal: String(subtotalCents),
    discount: String(discountCents),
    tax: '0',
    total,
    credit: '0',
    credit_to_balance: '0',
    balance: '0',
    grand_total: total,
    grand_total_tax: '0',
    fee: null,
    earnings: null,
    currency_code: currency,
  };
};

export const detailsWire = (amounts: Amounts) => ({
  tax_rates_used: [],
  totals: totalsWire(amounts),
  line_items: [],
});

export const nextTransactionWire = (amounts: Amounts, period: { start: string; end: string }) => ({
  billing_period: periodWire(period),
  details: detailsWire(amounts),
  adjustments: [],
});

export const discountWire = (discount: CatalogDiscount, timesUsed: number) => ({
  id: discount.id,
  status: 'active',
  description: discount.description,
  enabled_for_checkout: true,
  code: discount.code,
  mode: 'standard',
  type: 'percent' in discount.amount ? 'percentage' : 'flat',
  amount: String('percent' in discount.amount ? discount.amount.percent : discount.amount.cents),
  currency_code: 'percent' in discount.amount ? null : currency,
  recur: discount.recurs,
  maximum_recurring_intervals: null,
  usage_limit: discount.usageLimit,
  restrict_to: discount.restrictTo,
  expires_at: discount.expiresAt,
  custom_data: null,
  times_used: timesUsed,
  created_at: since,
  updated_at: since,
  import_meta: null,
  discount_group_id: null,
  discount_group: null,
});
