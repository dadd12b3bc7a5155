import type { Ledger } from '#lib/local/payments/ledger.ts';

/** What the simulated Paddle API needs from the stack that runs it. */
export type PaddleApiOptions = {
  basePath: string;
  apiKey: string;
  ledger: Ledger;
  now(): Date;
  /** Address of the page that takes the payment of a transaction. */
  checkoutUrl(transactionId: string): string;
  /** A new address of the portal of a customer. */
  portalUrl(customerId: string): string;
  /** Called after whatever may have to be told. */
  onChange(): void;
};
