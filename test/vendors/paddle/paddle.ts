import { getRequestListener } from '@hono/node-server';
import { listen } from '#lib/local/http-server.ts';
import { type LocalPayments, openPayments, paymentPaths } from '#lib/local/open-payments.ts';
import { localOffers } from '#lib/local/payments/catalog.ts';
import { errorWire } from '#lib/local/payments/paddle-api-error.ts';
import type { Clock, Payments } from '#ports';
import { createPaddlePayments } from '#providers/payments/paddle/create-paddle-payments.ts';
import type { CallLimits } from '#providers/payments/paddle/paddle-caller.ts';
import { tempDir } from '#test/temp-dir.ts';

/** A request's fault. `hang_*` never answers, either before or after the request takes effect. */
export type PaddleFault =
  | { kind: 'error'; status: number; code: string; retryAfter?: number }
  | { kind: 'hang_before' }
  | { kind: 'hang_after' }
  | { kind: 'malformed' }
  | { kind: 'not_json' }
  /** Answers with this body instead of its own. */
  | { kind: 'answer'; body: unknown };

export type ScriptedFault = { method: string; path: RegExp; times: number; fault: PaddleFault };

export type TestPaddle = {
  /** The product's own client, which talks to this server over HTTP. */
  readonly client: Payments;
  /** Another client with its own limits. */
  openClient(limits: Partial<CallLimits>): Payments;
  readonly local: LocalPayments;
  readonly keys: { apiKey: string; webhookSecret: string };
  /** The API requests in order, such as `PATCH /subscriptions/sub_1`. */
  readonly requests: string[];
  /** Notifications in the form in which they were sent. */
  readonly sent: { body: string; signature: string }[];
  /** The next matching requests fail. */
  fail(method: string, path: RegExp, fault: PaddleFault, times?: number): void;
  /** Cancels all faults. */
  forgive(): void;
  /** The answer to a read. */
  read(path: string): Promise<unknown>;
  /** Pays a checkout with one of the page's cards. Resolves once all notifications have been sent. */
  pay(checkoutUrl: string, card?: string): Promise<Response>;
  /** Does what a customer or tester does on the portal page. */
  manage(portalUrl: string, what: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

type PaddleOptions = {
  clock: Clock;
  /** Delivers a notification. Resolves to the status of the response. */
  send(body: string, signature: string): Promise<number>;
};

/**
 * Short, so that a test of a timeout is short too. Even a busy machine answers a loopback request within these limits.
 */
const limits = { answerMs: 750, pauseMs: 5, longestWaitMs: 1500, calls: null };
const keys = { apiKey: 'test-api-key', webhookSecret: 'test-webhook-secret' };
const never = () => new Promise<Response>(() => {});

const respondWithFault = async (fault: PaddleFault, pass: () => Promise<Response>): Promise<Response> => {
  if (fault.kind === 'hang_before') return never();
  if (fault.kind === 'hang_after') return pass().then(never);
  if (fault.kind === 'answer') return Response.json(fault.body);
  if (fault.kind === 'not_json') return new Response('<html>Bad gateway</html>', { status: 502 });
  if (fault.kind === 'malformed') return Response.json({ data: { id: 7 }, meta: {} });
  const type = fault.status < 500 ? 'request_error' : 'api_error';
  return Response.json(errorWire({ code: fault.code, message: fault.code }, type), {
    status: fault.status,
    ...(fault.retryAfter !== undefined && { headers: { 'Retry-After': String(fault.retryAfter) } }),
  });
};

/** A server that speaks Paddle's wire format, uses the simulated payments as its data, and produces scripted errors. */
export const startPaddle = async ({ clock, send }: PaddleOptions): Promise<TestPaddle> => {
  const requests: string[] = [];
  const sent: TestPaddle['sent'] = [];
  const faults: ScriptedFault[] = [];
  let local: LocalPayments | undefined;
  const handle = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const handler = Object.entries(local?.handlers ?? {}).find(([base]) => path.startsWith(base))?.[1];
    if (!handler) return new Response('', { status: 404 });
    const name = path.replace(paymentPaths.api, '');
    if (path.startsWith(paymentPaths.api)) requests.push(`${request.method} ${name}`);
    const scripted = faults.find(
      (one) => one.method === request.method && one.path.test(name) && one.times > 0,
    );
    if (!scripted) return handler(request);
    scripted.times -= 1;
    return respondWithFault(scripted.fault, () => handler(request));
  };
  const server = await listen(getRequestListener(handle), 0);
  const url = `http://127.0.0.1:${server.port}`;
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  local = openPayments({
    ...keys,
    dir: tempDir(),
    url,
    clock,
    log: quiet,
    pauseMs: 1,
    send: (body, signature) => {
      sent.push({ body, signature });
      return send(body, signature);
    },
  });
  const post = (address: string, form: Record<string, string>) =>
    fetch(address.split('?')[0] ?? '', { method: 'POST', body: new URLSearchParams(form) });
  const queryOf = (address: string, name: string): string => new URL(address).searchParams.get(name) ?? '';
  const { endpoint } = local;
  const openClient = (own: Partial<CallLimits>): Payments =>
    createPaddlePayments({
      secret: { read: async () => keys, invalidate: () => {} },
      offers: localOffers,
      environment: 'sandbox',
      url: endpoint,
      hasCheckoutPage: true,
      clock,
      log: quiet,
      limits: own,
    });
  return {
    local,
    keys,
    requests,
    sent,
    client: openClient(limits),
    openClient: (own) => openClient({ ...limits, ...own }),
    fail: (method, path, fault, times = 1) => void faults.push({ method, path, fault, times }),
    forgive: () => void faults.splice(0),
    read: async (path) => {
      const headers = { authorization: `bearer ${keys.apiKey}` };
      return (await fetch(`${url}${paymentPaths.api}${path}`, { headers })).json();
    },
    pay: (address, card = 'works') =>
      post(address, { transaction: queryOf(address, 'transaction'), email: '', card }),
    manage: (address, what) => post(address, { session: queryOf(address, 'session'), ...what }),
    close: () => server.close(),
  };
};
