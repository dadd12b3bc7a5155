import * as z from 'zod';
import { offerNames, paidPlanNames } from './plans.ts';
import { subscriptionRecord } from './subscription.ts';

const paddleId = (prefix: string) => z.string().check(z.regex(new RegExp(`^${prefix}_[a-z0-9_]{1,60}$`)));
export const subscriptionId = paddleId('sub');
export const priceId = paddleId('pri');

/** A discount code as the promo card sends it. The provider's codes contain only letters and digits. */
export const discountCode = z.string().check(z.regex(/^[A-Z0-9]{1,32}$/));

/** `trial` requests the trial. Users who cannot have it get the plan that the trial turns into. */
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
/** A checkout that the server starts for the caller. The caller gets the credits, no matter who pays. */
export const startCheckoutResponse = z.object({
  transactionId: paddleId('txn'),
  items: z.array(z.object({ priceId, quantity: z.literal(1) })),
  /**
   * The custom data of the transaction. `proof` ties the transaction to the user; the server trusts no other
   * `user_id`.
   */
  customData: z.object({
    user_id: z.string(),
    plan: z.enum(paidPlanNames),
    ts: z.int(),
    proof: z.string(),
  }),
  /** Null if the user's email address is unknown. */
  customerEmail: z.nullable(z.string()),
  discountCode: z.nullable(z.string()),
  /** The page of the site that opens after payment. */
  successPath: z.string(),
  /** The simulated provider's payment page, shown in a frame; null for providers that use paddle-js. */
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

/** The cost of a change, in cents. A preview changes nothing. */
export const planPreview = z.object({
  subscription: z.object({
    items: z.array(z.object({ price: z.object({ unit_amount: cents, currency: z.string() }) })),
    discount: z.nullable(
      z.object({ description: z.string(), code: z.nullable(z.string()), amount: z.nullable(cents) }),
    ),
    next_billed_at: z.nullable(z.iso.datetime()),
    /** Null when nothing is charged now. */
    immediate_transaction: z.nullable(totalsOf({ total: cents, discount: cents })),
    /** Null when no payment follows. */
    next_transaction: z.nullable(totalsOf({ total: cents })),
    /** The time at which a downgrade takes effect; null for a change that takes effect immediately. */
    scheduled_change: z.nullable(z.object({ effective_from: z.iso.datetime() })),
  }),
  isTrialChange: z.boolean(),
  /** Due now. */
  immediateTotal: cents,
  /** Credits granted immediately. */
  immediateCredits: z.number(),
  /** Unused credits that expire with the change, and the balance after it. Missing for a change within a period. */
  lapsingCredits: z.optional(z.number()),
  creditsAfter: z.optional(z.number()),
  /** The cost of a period from then on. */
  pricingPreview: totalsOf({ total: cents }),
});
export type PlanPreview = z.infer<typeof planPreview>;

const done = z.object({ subscription: subscriptionRecord });
/**
 * Response of change-plan and activate-trial: a `planPreview` if `preview` is true, otherwise the changed
 * subscription.
 */
export const changePlanResponse = z.union([planPreview, done]);
export const changedResponse = done;
export type ChangedResponse = z.infer<typeof done>;

export const activateTrialRequest = z.strictObject({ subscriptionId, preview: z.boolean() });

export const emptyRequest = z.strictObject({});
/** If no change is waiting for the next period, `rolled_back` is false and nothing changes. */
export const rollbackResponse = z.object({
  rolled_back: z.boolean(),
  subscription: z.nullable(subscriptionRecord),
});
export type RollbackResponse = z.infer<typeof rollbackResponse>;

export const cancelSubscriptionRequest = z.strictObject({ subscriptionId });

export const portalSessionResponse = z.object({ url: z.url() });
export type PortalSessionResponse = z.infer<typeof portalSessionResponse>;

/** The caller's newest subscription; null if there is none. */
export const subscriptionResponse = z.object({ subscription: z.nullable(subscriptionRecord) });
export type SubscriptionResponse = z.infer<typeof subscriptionResponse>;

/** The settings of the payment provider in GET config. */
export const paymentsConfig = z.object({
  /** `none`: nothing can be bought on this stage. */
  provider: z.enum(['paddle', 'simulated', 'none']),
  environment: z.enum(['production', 'sandbox']),
  /** For paddle-js; null for the other providers. */
  clientToken: z.nullable(z.string()),
});
export type PaymentsConfig = z.infer<typeof paymentsConfig>;

/** Response to a notification from the provider. */
export const webhookResponse = z.object({ received: z.literal(true) });
