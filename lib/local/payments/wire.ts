import type { CatalogueDiscount, CataloguePrice } from './catalogue.ts';
import { findPrice } from './catalogue.ts';
import type { SimAdjustment, SimSubscription, SimTransaction } from './world.ts';

// Paddle's wire format, as far as its own client reads it: https://developer.paddle.com/api-reference
const currency = 'USD';
const cycle = { interval: 'month', frequency: 1 };
const since = '2026-01-01T00:00:00Z';

const productWire = ({ productId, name }: CataloguePrice) => ({
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

export const priceWire = (price: CataloguePrice) => ({
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

const priceById = (id: string): CataloguePrice => {
  const price = findPrice(id);
  if (!price) throw new Error(`There is no price ${id}.`);
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

export const subscriptionWire = (subscription: SimSubscription, nextBilledAt: string | null) => {
  const price = priceById(subscription.priceId);
  const isTrial = subscription.status === 'trialing';
  return {
    id: subscription.id,
    status: subscription.status,
    customer_id: subscription.customerId,
    address_id: 'add_local',
    business_id: null,
    currency_code: currency,
    created_at: subscription.createdAt,
    updated_at: subscription.updatedAt,
    started_at: subscription.createdAt,
    first_billed_at: isTrial ? null : subscription.createdAt,
    next_billed_at: nextBilledAt,
    paused_at: null,
    canceled_at: subscription.canceledAt,
    discount: subscription.discount && {
      id: subscription.discount.id,
      starts_at: subscription.createdAt,
      ends_at: null,
    },
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: periodWire(subscription.period),
    billing_cycle: cycle,
    scheduled_change: subscription.scheduledChange && {
      action: subscription.scheduledChange.action,
      effective_at: subscription.scheduledChange.effectiveAt,
      resume_at: null,
    },
    management_urls: { update_payment_method: null, cancel: '' },
    items: [
      {
        status: isTrial ? 'trialing' : 'active',
        quantity: 1,
        recurring: true,
        created_at: subscription.createdAt,
        updated_at: subscription.updatedAt,
        previously_billed_at: null,
        next_billed_at: nextBilledAt,
        trial_dates: isTrial ? periodWire(subscription.period) : null,
        price: priceWire(price),
        product: productWire(price),
      },
    ],
    custom_data: subscription.customData ?? null,
    import_meta: null,
  };
};

export const transactionWire = (transaction: SimTransaction, checkoutUrl: string | null) => ({
  id: transaction.id,
  status: transaction.status,
  customer_id: transaction.customerId,
  address_id: 'add_local',
  business_id: null,
  custom_data: transaction.customData ?? null,
  currency_code: currency,
  origin: transaction.origin,
  subscription_id: transaction.subscriptionId,
  invoice_id: null,
  invoice_number: null,
  collection_mode: 'automatic',
  discount_id: transaction.discountId,
  billing_details: null,
  billing_period: periodWire(transaction.period),
  items: [
    {
      price: priceWire(priceById(transaction.priceId)),
      quantity: 1,
      proration:
        transaction.rate === null
          ? null
          : { rate: String(transaction.rate), billing_period: periodWire(transaction.period) },
    },
  ],
  details: detailsWire(transaction),
  payments: [],
  checkout: { url: checkoutUrl },
  created_at: transaction.createdAt,
  updated_at: transaction.updatedAt,
  billed_at: transaction.status === 'ready' ? null : transaction.updatedAt,
  revised_at: null,
});

export const adjustmentWire = (adjustment: SimAdjustment) => ({
  id: adjustment.id,
  action: adjustment.action,
  type: 'full',
  transaction_id: adjustment.transactionId,
  subscription_id: adjustment.subscriptionId,
  customer_id: adjustment.customerId,
  reason: 'asked for by a tester',
  credit_applied_to_balance: false,
  currency_code: currency,
  status: adjustment.status,
  items: [],
  totals: {
    subtotal: String(adjustment.cents),
    tax: '0',
    total: String(adjustment.cents),
    fee: '0',
    earnings: '0',
    currency_code: currency,
  },
  payout_totals: null,
  created_at: adjustment.at,
  updated_at: adjustment.at,
});

export const discountWire = (discount: CatalogueDiscount, timesUsed: number) => ({
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
