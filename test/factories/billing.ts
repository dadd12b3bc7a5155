import type { ConfigResponse } from '#contracts/accounts/me.ts';
import type { PlanPreview, StartCheckoutResponse } from '#contracts/billing/billing.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';

/** An active subscription to Creator as GET subscription returns it. */
export const makeSubscription = (changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: 'sub_01',
  user_id: 'user-a',
  subscription_id: 'sub_01',
  customer_id: 'ctm_01',
  subscription_status: 'active',
  price_id: 'pri_creator',
  plan: 'creator',
  next_billed_at: '2026-12-15T10:00:00.000Z',
  created_at: '2026-11-15T10:00:00.000Z',
  scheduled_change: null,
  canceled_at: null,
  user_notice_type: null,
  user_notice: null,
  user_notice_cta_label: null,
  user_notice_cta_url: null,
  user_notice_severity: null,
  user_notice_expires_at: null,
  ...changes,
});

type PreviewChanges = Partial<Omit<PlanPreview, 'subscription'>> & {
  subscription?: Partial<PlanPreview['subscription']>;
};

/** The preview of an upgrade from Creator to Pro in the middle of a month. */
export const makePreview = ({ subscription, ...changes }: PreviewChanges = {}): PlanPreview => ({
  subscription: {
    items: [{ price: { unit_amount: 4900, currency: 'USD' } }],
    discount: null,
    next_billed_at: '2026-12-15T10:00:00.000Z',
    immediate_transaction: { details: { totals: { total: 1550, discount: 0 } } },
    next_transaction: { details: { totals: { total: 4900 } } },
    scheduled_change: null,
    ...subscription,
  },
  isTrialChange: false,
  immediateTotal: 1550,
  immediateCredits: 57,
  pricingPreview: { details: { totals: { total: 4900 } } },
  ...changes,
});

/** A checkout of Creator that the server has started with the simulated provider. */
export const makeCheckout = (changes: Partial<StartCheckoutResponse> = {}): StartCheckoutResponse => ({
  transactionId: 'txn_01',
  items: [{ priceId: 'pri_creator', quantity: 1 }],
  customData: { user_id: 'user-a', plan: 'creator', ts: 1_795_000_000, proof: 'proof' },
  customerEmail: 'mara@example.com',
  discountCode: null,
  successPath: '/billing?success=true',
  checkoutUrl: 'http://localhost:3000/dev/payments/checkout?transaction=txn_01',
  ...changes,
});

/** GET config of a stage whose payments are simulated. */
export const makeConfig = (changes: Partial<ConfigResponse> = {}): ConfigResponse => ({
  stage: 'test',
  cognito: { endpoint: null, userPoolId: 'eu-1_x', clientId: 'client', googleEnabled: false, domain: null },
  marketData: 'sample',
  api: 'soon',
  payments: { provider: 'simulated', environment: 'sandbox', clientToken: null },
  demo: { used: false, resetsOn: '2026-12-01' },
  ...changes,
});
