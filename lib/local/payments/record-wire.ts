import { currency, cycle, detailsWire, periodWire, priceById, priceWire, productWire } from './wire.ts';
import type { SimAdjustment, SimSubscription, SimTransaction } from './world.ts';

/** A subscription in Paddle's wire format. */
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
  reason: 'requested by a tester',
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
