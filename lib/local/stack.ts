import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ApiDeps } from '#runtime/deps.ts';
import { applyPaymentEvents } from '#triggers/payment-events.ts';
import { deliverWebhooks } from '#triggers/webhook-deliveries.ts';
import { runCommand } from '#usecases/operator/run-command.ts';
import { builtWebDir } from '../site-build.ts';
import { assembleProduct, type StageWrapper } from './assemble.ts';
import { openDevTools } from './dev-tools.ts';
import { startDynamoDb } from './dynamodb.ts';
import { createGateway } from './gateway/gateway.ts';
import { openSiteFiles } from './gateway/site-files.ts';
import { startViteSite } from './gateway/vite-site.ts';
import { type HttpServer, listen } from './http-server.ts';
import { openLog } from './log.ts';
import { startServices } from './services.ts';
import { createConsumer } from './sqs/consumer.ts';
import { openDataDir } from './storage/data-dir.ts';
import { startSweeping } from './sweeping.ts';
import { ensureTable } from './table.ts';
import { startTicking } from './tick-payments.ts';

export type LocalStackOptions = {
  /** 0 picks a free port. */
  port: number;
  dataDir: string;
  /** Empties the data folder first. */
  fresh?: boolean;
  /** Serves the web from its sources, with hot reload. */
  isDevelopment?: boolean;
  /** Address to listen on instead of loopback. */
  host?: string;
  /** Loopback hosts that the page fetcher may read; by default the stored list. */
  allowedHosts?: readonly string[];
  /**
   * A proxy between the product and its table that counts requests. It takes the server's address and returns its own.
   */
  throughDynamoDb?: (endpoint: string) => Promise<{ endpoint: string; stop(): Promise<void> }>;
  /** True, the default, if the scheduled tasks run: the sweep, the billing review and deletions. */
  hasSchedules?: boolean;
  /** The table to use instead of the default, such as a restored copy. It is created if missing. */
  tableName?: string;
  /** Wraps each stage's work, to measure it. */
  wrapStage?: StageWrapper;
  /** Environment variables that choose other providers; `providerVariables` lists them. */
  providers?: Readonly<Record<string, string>>;
};

export type LocalStack = {
  readonly url: string;
  readonly dataDir: string;
  /** The adapters, for tests that check more than the API shows. */
  readonly deps: ApiDeps;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');

/**
 * Starts the whole product on this machine. It serves requests once the promise resolves, and `stop` ends all of it.
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  /** Stops what was started, in reverse order. */
  const cleanup: (() => unknown)[] = [];
  const stop = async () => {
    for (const undo of cleanup.splice(0).reverse()) await undo();
  };
  try {
    return { ...(await start(options, (undo) => cleanup.push(undo))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: LocalStackOptions, onStop: (undo: () => unknown) => void) {
  const { server, setListener } = await openPort(options);
  onStop(() => server.close());
  const url = `http://localhost:${server.port}`;
  const origins = [url, `http://127.0.0.1:${server.port}`];

  const data = await openDataDir(options.dataDir, { fresh: options.fresh ?? false });
  onStop(() => data.release());
  const log = openLog(join(data.at('tools'), 'log.jsonl'));
  onStop(() => log.close());
  const dynamodb = await startDynamoDb(data.at('dynamodb'));
  onStop(() => dynamodb.stop());
  const { tableName = dynamodb.tableName } = options;
  await ensureTable(dynamodb.endpoint, tableName);
  const between = await options.throughDynamoDb?.(dynamodb.endpoint);
  if (between) onStop(() => between.stop());

  const dev = openDevTools(data.at('tools'), options.allowedHosts);
  const { promise: deps, resolve } = Promise.withResolvers<ApiDeps>();
  const services = await startServices({
    url,
    data,
    origins,
    log,
    clock: dev.clock,
    deps,
    sendMail: dev.mailbox.send,
    settlePayments: () => consumer.drain(),
  });
  const consumer = createConsumer({
    queue: services.queues.payments.queue,
    handler: async (event) => applyPaymentEvents(event, await deps),
    log,
  });
  const deliveries = createConsumer({
    queue: services.queues.webhooks.queue,
    handler: async (event) => deliverWebhooks(event, await deps),
    log,
  });
  const environment = { tableName, keys: data.keys, ...services };
  const product = await assembleProduct({
    environment,
    dynamodb: { ...dynamodb, ...between },
    data,
    dev,
    log,
    providers: options.providers ?? {},
    wrapStage: options.wrapStage ?? ((_status, work) => work()),
  });
  resolve(product.deps);
  onStop(() => product.stages.close());
  onStop(() => product.machine.shutdown());
  const vite = options.isDevelopment ? await startViteSite(root, server.main) : null;
  if (vite) onStop(() => vite.close());

  const gateway = createGateway({
    api: product.api,
    site: openSiteFiles(join(root, builtWebDir), url),
    services: services.handlers,
    dev,
    afterClock: services.payments.tick,
    operate: (request) => runCommand(product.operatorDeps, request),
    originSecret: data.keys.edge,
    origins,
    paddle: product.paddle,
    hasContentService: product.hasContentService,
  });
  const ours = getRequestListener(gateway.fetch);
  setListener((request, response) => {
    const isOurs = vite === null || /^\/(api|local|dev)(\/|\?|$)/.test(request.url ?? '');
    if (isOurs) void ours(request, response);
    else vite.listener(request, response);
  });
  await product.stages.ready();
  product.machine.resume();
  for (const each of [consumer, deliveries]) {
    each.start();
    onStop(() => each.stop());
  }
  if (options.hasSchedules ?? true) onStop(startSweeping(product.deps, product.operatorDeps));
  onStop(startTicking(services.payments, log));
  // No new work is accepted while the running stages finish.
  onStop(() => server.close());
  return { url, dataDir: data.path, deps: product.deps };
}

type Listener = Parameters<typeof listen>[0];

/** Opens the port first, so that a taken port is reported before anything else starts. */
async function openPort({ port, host }: LocalStackOptions): Promise<{
  server: HttpServer;
  setListener(listener: Listener): void;
}> {
  let current: Listener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1' }).end('The local stack is starting.');
  };
  const server = await listen((request, response) => current(request, response), port, host);
  return {
    server,
    setListener: (listener) => {
      current = listener;
    },
  };
}
