import * as z from 'zod';
import { offerNames, paidPlanNames } from './plans.ts';
import { subscriptionRecord } from './subscription.ts';

const paddleId = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_[a-z0-9_]{1,60}$`)));
export const subscriptionId = paddleId('sub');
export const priceId = paddleId('pri');

/** A code as the promo card sends it; the provider keeps codes of letters and digits. */
export const discountCode = z.string().check(z.regex(/^[A-Z0-9]{1,32}$/));

/** `trial` asks for the trial where the user may still have one, and for the plan that it becomes elsewhere. */
export const eligiblePriceRequest = z.strictObject({ plan: z.enum(offerNames) });
export const eligiblePriceResponse = z.object({
  priceId,
  /** 0 when the first payment is due immediately. */
  trialDays: z.int(),
});
export type EligiblePriceResponse = z.infer<typeof eligiblePriceResponse>;

export const startCheckoutRequest = z.strictObject({
  plan: z.enum(offerNames),
  discountCode: z.optional(discountCode),
});
/** A checkout that the server has started for the caller. It is credited to the caller, no matter who pays. */
export const startCheckoutResponse = z.object({
  transactionId: paddleId('txn'),
  items: z.array(z.object({ priceId, quantity: z.literal(1) })),
  /** As the transaction carries it. `proof` ties it to the user: the server believes no other `user_id`. */
  customData: z.object({
    user_id: z.string(),
    plan: z.enum(paidPlanNames),
    ts: z.int(),
    proof: z.string(),
  }),
  /** Null when the user's address is not known. */
  customerEmail: z.nullable(z.string()),
  discountCode: z.nullable(z.string()),
  /** Path of the site that follows a payment. */
  successPath: z.string(),
  /** A page that takes the payment without paddle-js: the simulated provider's, to be shown in a frame; else null. */
  checkoutUrl: z.nullable(z.url()),
});
export type StartCheckoutResponse = z.infer<typeof startCheckoutResponse>;

export const changeModes = ['immediate', 'next_period'] as const;
export type ChangeMode = (typeof changeModes)[number];

export const changePlanRequest = z.strictObject({
  subscriptionId,
  targetPriceId: priceId,
  mode: z.enum(changeModes),
  preview: z.boolean(),
  discountCode: z.optional(discountCode),
});
export type ChangePlanRequest = z.infer<typeof changePlanRequest>;

const cents = z.int();
const totalsOf = <Shape extends z.core.$ZodShape>(totals: Shape) =>
  z.object({ details: z.object({ totals: z.object(totals) }) });

/** What a change would cost; amounts in cents. Asking changes nothing. */
export const planPreview = z.object({
  subscription: z.object({
    items: z.array(z.object({ price: z.object({ unit_amount: cents, currency: z.string() }) })),
    discount: z.nullable(
      z.object({ description: z.string(), code: z.nullable(z.string()), amount: z.nullable(cents) }),
    ),
    next_billed_at: z.nullable(z.iso.datetime()),
    /** Null when nothing is charged now. */
    immediate_transaction: z.nullable(totalsOf({ total: cents, discount: cents })),
    /** Null when nothing follows. */
    next_transaction: z.nullable(totalsOf({ total: cents })),
    /** When a downgrade takes effect; null for a change that takes effect immediately. */
    scheduled_change: z.nullable(z.object({ effective_from: z.iso.datetime() })),
  }),
  isTrialChange: z.boolean(),
  /** Due now. */
  immediateTotal: cents,
  /** Credits granted immediately. */
  immediateCredits: z.number(),
  /** Unused credits that expire with the change, and the balance after it. Missing for a change in a month. */
  lapsingCredits: z.optional(z.number()),
  creditsAfter: z.optional(z.number()),
  /** What a period costs from then on. */
  pricingPreview: totalsOf({ total: cents }),
});
export type PlanPreview = z.infer<typeof planPreview>;

const done = z.object({ subscription: subscriptionRecord });
/** Of change-plan and activate-trial: `preview` true answers `planPreview`, false the subscription as it is then. */
export const changePlanResponse = z.union([planPreview, done]);
export const changedResponse = done;
export type ChangedResponse = z.infer<typeof done>;

export const activateTrialRequest = z.strictObject({ subscriptionId, preview: z.boolean() });

export const emptyRequest = z.strictObject({});
/** Without a change that waits for the next period, `rolled_back` is false and nothing has changed. */
export const rollbackResponse = z.object({
  rolled_back: z.boolean(),
  subscription: z.nullable(subscriptionRecord),
});
export type RollbackResponse = z.infer<typeof rollbackResponse>;

export const cancelSubscriptionRequest = z.strictObject({ subscriptionId });

export const portalSessionResponse = z.object({ url: z.url() });
export type PortalSessionResponse = z.infer<typeof portalSessionResponse>;

/** The caller's newest subscription; null without one. */
export const subscriptionResponse = z.object({ subscription: z.nullable(subscriptionRecord) });
export type SubscriptionResponse = z.infer<typeof subscriptionResponse>;

/** What the browser needs to know of the payment provider, in the answer of GET config. */
export const paymentsConfig = z.object({
  /** `none`: nothing can be bought on this stage. */
  provider: z.enum(['paddle', 'simulated', 'none']),
  environment: z.enum(['production', 'sandbox']),
  /** For paddle-js; null for the other providers. */
  clientToken: z.nullable(z.string()),
});
export type PaymentsConfig = z.infer<typeof paymentsConfig>;

/** Answer to the provider's notification. */
export const webhookResponse = z.object({ received: z.literal(true) });
