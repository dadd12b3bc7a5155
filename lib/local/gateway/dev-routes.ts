import { type Context, Hono } from 'hono';
import * as z from 'zod';
import {
  type OperatorRequest,
  type OperatorResponse,
  operatorRequest,
} from '#contracts/accounts/operator.ts';
import { type ApiErrorCode, apiErrors } from '#contracts/errors/errors.ts';
import type { AllowedHosts } from '#lib/local/dev/allowed-hosts.ts';
import type { LocalClock } from '#lib/local/dev/clock.ts';
import { type Faults, faultKinds, faultPorts } from '#lib/local/dev/faults.ts';
import type { Mailbox } from '#lib/local/storage/mailbox.ts';
import { indexPage, mailboxPage } from './dev-pages.ts';
import { foreignOrigin } from './foreign-origin.ts';

export type DevTools = {
  readonly clock: LocalClock;
  readonly mailbox: Mailbox;
  readonly faults: Faults;
  readonly allowedHosts: AllowedHosts;
};

/** Executes commands of `npm run ops`. */
export type Operate = (request: OperatorRequest) => Promise<OperatorResponse>;

/** A loopback host with a port, with `*`, or with nothing for any port. */
const loopbackHost = /^(\[::1\]|127(\.\d{1,3}){3}|([a-z0-9-]+\.)*localhost)(:(\d{1,5}|\*))?$/i;

/** The names of this machine. Any other `Host` is a site whose name was pointed here (DNS rebinding). */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const clockRequest = z.strictObject({ now: z.nullable(z.iso.datetime({ offset: true })) });
const faultRequest = z.strictObject({
  port: z.enum(faultPorts),
  kind: z.enum([...faultKinds, 'none']),
  times: z.int().check(z.gte(1), z.lte(1000)).default(1),
});
const hostsRequest = z.strictObject({
  hosts: z.array(z.string().regex(loopbackHost, 'a loopback host such as 127.0.0.1:8000')).max(100),
});

/** The testers' tools under `/dev`, in the local stack only. */
export function devRoutes(
  { clock, mailbox, faults, allowedHosts }: DevTools,
  operate: Operate,
  afterClock: () => Promise<void>,
): Hono {
  const app = new Hono().basePath('/dev');
  app.use(async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (ownHost.test(host)) return next();
    return failure(c, 'forbidden', `/dev is available at localhost, 127.0.0.1 and [::1], not at "${host}".`);
  });
  const showClock = () => ({ now: clock.now().toISOString(), moved: clock.offset() !== 0 });

  app.get('/', (c) => c.html(indexPage()));
  app.get('/mailbox', (c) => c.html(mailboxPage(mailbox.list())));
  app.get('/mailbox.json', (c) => c.json({ mails: mailbox.list() }));

  app.get('/clock', (c) => c.json(showClock()));
  app.post('/clock', async (c) => {
    const { now } = await readBody(c, clockRequest);
    clock.set(now === null ? null : new Date(now));
    await afterClock();
    return c.json(showClock());
  });

  app.get('/faults', (c) => c.json({ faults: faults.list(), ports: faultPorts, kinds: faultKinds }));
  app.post('/faults', async (c) => {
    const { port, kind, times } = await readBody(c, faultRequest);
    if (kind === 'none') faults.disarm(port);
    else faults.arm({ port, kind, times });
    return c.json({ faults: faults.list() });
  });

  app.get('/allowed-hosts', (c) => c.json({ hosts: allowedHosts.list() }));
  app.post('/allowed-hosts', async (c) => {
    allowedHosts.set((await readBody(c, hostsRequest)).hosts);
    return c.json({ hosts: allowedHosts.list() });
  });

  app.post('/operate', async (c) => c.json(await operate(await readBody(c, operatorRequest))));

  app.all('*', (c) =>
    failure(c, 'not_found', `${c.req.method} ${c.req.path} is not one of the addresses that /dev lists.`),
  );
  app.onError((error, c) => {
    if (error instanceof RequestError) return failure(c, error.code, error.message);
    throw error;
  });
  return app;
}

class RequestError extends Error {
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const origin = foreignOrigin(c);
  if (origin !== null) throw new RequestError('forbidden', `Pages of ${origin} may not post to /dev.`);
  const body: unknown = await c.req.json().catch(() => {
    throw new RequestError('invalid_json', apiErrors.invalid_json.message);
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new RequestError('invalid_request', z.prettifyError(parsed.error));
}

function failure(c: Context, code: ApiErrorCode, message: string): Response {
  return c.json({ error: true, code, message }, apiErrors[code].status);
}
