import { randomBytes } from 'node:crypto';
import { hourMs } from '#contracts/durations.ts';
import type { Clock, Log } from '#ports';
import { createPaddleApi } from './payments/api/api.ts';
import { createNotifier } from './payments/notifier.ts';
import { pagePaths } from './payments/pages/open-page.ts';
import { createPaymentPages } from './payments/pages/pages.ts';
import { openPaymentRecords } from './payments/payment-records.ts';
import { renewDue } from './payments/renew.ts';
import { openPaymentState } from './payments/world.ts';

export type PaymentsOptions = {
  /** The folder for its records. */
  dir: string;
  /** Base URL of the stack. */
  url: string;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  apiKey: string;
  webhookSecret: string;
  /** Sends a webhook to the product; resolves to the response's status. */
  send(body: string, signature: string): Promise<number>;
  /** The first delay before a failed webhook is sent again, in milliseconds. Each further delay is longer. */
  pauseMs?: number;
};

type Handler = (request: Request) => Promise<Response>;

export type LocalPayments = {
  /** Services by URL path. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Base URL of the API. */
  readonly endpoint: string;
  /**
   * Ends trials and renews subscriptions that are due at the product's time. Resolves once the product has been
   * notified.
   */
  tick(): Promise<void>;
  /** Resolves once all webhooks are delivered or given up. */
  flush(): Promise<void>;
};

export const paymentPaths = { api: '/local/paddle', pages: '/dev/payments' } as const;

/** The lifetime of a portal link. */
const sessionMs = hourMs;

const openSessions = () => {
  const sessions = new Map<string, { customerId: string; endsAt: number }>();
  return {
    issue(customerId: string): string {
      const session = randomBytes(24).toString('base64url');
      sessions.set(session, { customerId, endsAt: Date.now() + sessionMs });
      return session;
    },
    customerOf(session: string): string | undefined {
      const found = sessions.get(session);
      return found && found.endsAt > Date.now() ? found.customerId : undefined;
    },
  };
};

/** A payment provider that speaks Paddle's wire format, with its own checkout and portal. No money moves. */
export const openPayments = (options: PaymentsOptions): LocalPayments => {
  const { url, clock, log, apiKey, webhookSecret, send, pauseMs } = options;
  const now = () => clock.now();
  const records = openPaymentRecords(openPaymentState(options.dir), now);
  const notifier = createNotifier({
    records,
    webhookSecret,
    now,
    send,
    log,
    ...(pauseMs !== undefined && { pauseMs }),
  });
  const sessions = openSessions();
  const pageAddress = (path: string, query: Record<string, string>): string =>
    `${url}${paymentPaths.pages}${path}?${new URLSearchParams(query)}`;
  const api = createPaddleApi({
    basePath: paymentPaths.api,
    apiKey,
    records,
    now,
    checkoutUrl: (transaction) => pageAddress(pagePaths.checkout, { transaction }),
    portalUrl: (customerId) => pageAddress(pagePaths.portal, { session: sessions.issue(customerId) }),
    onChange: () => void notifier.flush(),
  });
  const pages = createPaymentPages({
    basePath: paymentPaths.pages,
    records,
    now,
    customerOf: sessions.customerOf,
    flush: notifier.flush,
  });
  return {
    handlers: {
      [paymentPaths.api]: async (request) => api.fetch(request),
      [paymentPaths.pages]: async (request) => pages.fetch(request),
    },
    endpoint: `${url}${paymentPaths.api}`,
    async tick() {
      renewDue(records, now());
      await notifier.flush();
    },
    flush: notifier.flush,
  };
};
