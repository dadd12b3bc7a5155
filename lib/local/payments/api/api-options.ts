import type { PaymentRecords } from '#lib/local/payments/payment-records.ts';

/** The options of the simulated Paddle API, from the stack that runs it. */
export type PaddleApiOptions = {
  basePath: string;
  apiKey: string;
  records: PaymentRecords;
  now(): Date;
  /** URL of the page that takes a transaction's payment. */
  checkoutUrl(transactionId: string): string;
  /** Creates a portal URL for a customer. */
  portalUrl(customerId: string): string;
  /** Called after any change that may have created webhooks. */
  onChange(): void;
};
