import { randomBytes } from 'node:crypto';
import { hourMs } from '#contracts/durations.ts';
import type { Clock, Log } from '#ports';
import { createPaddleApi } from './api/api.ts';
import { openLedger } from './ledger.ts';
import { createNotifier } from './notifier.ts';
import { createPaymentPages, pagePaths } from './pages/pages.ts';
import { renewDue } from './renew.ts';
import { openWorld } from './world.ts';

export type PaymentsOptions = {
  /** Folder of its books. */
  dir: string;
  /** Address of the stack. */
  url: string;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  apiKey: string;
  webhookSecret: string;
  /** Sends a notification to the product; resolves to the status of its answer. */
  send(body: string, signature: string): Promise<number>;
  /** Before what failed is sent again, in milliseconds. */
  pauseMs?: number;
};

type Handler = (request: Request) => Promise<Response>;

export type LocalPayments = {
  /** By the path that each is served under. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Address of the API. */
  readonly endpoint: string;
  /** Ends trials and renews what is due at the product's time; resolves once the product knows. */
  tick(): Promise<void>;
  /** Resolves once everything that was to be told has been. */
  flush(): Promise<void>;
};

export const paymentPaths = { api: '/local/paddle', pages: '/dev/payments' } as const;

/** A portal's address is good for this long. */
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

/** A payment provider that speaks Paddle's wire format, with a checkout and a portal of its own. No money moves. */
export const openPayments = (options: PaymentsOptions): LocalPayments => {
  const { url, clock, log, apiKey, webhookSecret, send, pauseMs } = options;
  const now = () => clock.now();
  const ledger = openLedger(openWorld(options.dir), now);
  const notifier = createNotifier({
    ledger,
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
    ledger,
    now,
    checkoutUrl: (transaction) => pageAddress(pagePaths.checkout, { transaction }),
    portalUrl: (customerId) => pageAddress(pagePaths.portal, { session: sessions.issue(customerId) }),
    onChange: () => void notifier.flush(),
  });
  const pages = createPaymentPages({
    basePath: paymentPaths.pages,
    ledger,
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
      renewDue(ledger, now());
      await notifier.flush();
    },
    flush: notifier.flush,
  };
};
