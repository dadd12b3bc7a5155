import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { foreignOrigin } from '#lib/local/gateway/foreign-origin.ts';
import { PaddleApiError } from '#lib/local/payments/paddle-api-error.ts';
import type { PaymentRecords } from '#lib/local/payments/payment-records.ts';
import { pagePolicy } from './page-layout.ts';

export type PagesOptions = {
  basePath: string;
  records: PaymentRecords;
  now(): Date;
  /** The customer of a portal session; undefined if it has expired. */
  customerOf(session: string): string | undefined;
  /** Resolves once all webhooks are delivered or given up. */
  flush(): Promise<void>;
};

export const pagePaths = { checkout: '/checkout', portal: '/portal' } as const;

/** Sets the headers of a page. @returns the nonce of its scripts */
export const openPage = (c: Context): string => {
  const nonce = randomBytes(16).toString('base64');
  c.header('content-security-policy', pagePolicy(nonce));
  c.header('x-frame-options', 'SAMEORIGIN');
  c.header('cache-control', 'no-store');
  return nonce;
};

/** @throws PaddleApiError for a form of another site */
export const requireOwnOrigin = (c: Context): void => {
  const origin = foreignOrigin(c);
  if (origin !== null) throw new PaddleApiError('forbidden', `Pages of ${origin} may not post here.`, 403);
};
