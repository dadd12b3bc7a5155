import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ApiDeps } from '#runtime/deps.ts';
import { runCommand } from '#usecases/operator/run-command.ts';
import { builtWebDir } from '../site-build.ts';
import { type Foundation, type OnStop, openFoundation } from './foundation.ts';
import { createGateway } from './gateway/gateway.ts';
import { openSiteFiles } from './gateway/site-files.ts';
import { startViteSite } from './gateway/vite-site.ts';
import { type OpenProduct, openProduct } from './open-product.ts';
import type { LocalStackOptions } from './stack-options.ts';
import { startSweeping } from './sweeping.ts';
import { startTicking } from './tick-payments.ts';

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

async function start(options: LocalStackOptions, onStop: OnStop) {
  const foundation = await openFoundation(options, onStop);
  const opened = await openProduct(options, foundation, onStop);
  await openSite(options, foundation, opened, onStop);
  await startWork(options, foundation, opened, onStop);
  // No new work is accepted while the running stages finish.
  onStop(() => foundation.server.close());
  return { url: foundation.url, dataDir: foundation.data.path, deps: opened.product.deps };
}

const gatewayOf = (
  { url, origins, data, dev }: Foundation,
  { services, product }: OpenProduct,
): ReturnType<typeof createGateway> =>
  createGateway({
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

/** Serves all requests from the gateway. In development, Vite serves the web instead. */
async function openSite(
  { isDevelopment }: LocalStackOptions,
  foundation: Foundation,
  opened: OpenProduct,
  onStop: OnStop,
): Promise<void> {
  const vite = isDevelopment ? await startViteSite(root, foundation.server.main) : null;
  if (vite) onStop(() => vite.close());
  const gateway = getRequestListener(gatewayOf(foundation, opened).fetch);
  foundation.setListener((request, response) => {
    const isOurs = vite === null || /^\/(api|local|dev)(\/|\?|$)/.test(request.url ?? '');
    if (isOurs) void gateway(request, response);
    else vite.listener(request, response);
  });
}

/** Resumes interrupted runs, then starts the consumers of the queues and the scheduled tasks. */
async function startWork(
  { hasSchedules = true }: LocalStackOptions,
  { log }: Foundation,
  { services, consumers, product }: OpenProduct,
  onStop: OnStop,
): Promise<void> {
  await product.stages.ready();
  product.machine.resume();
  for (const consumer of [consumers.payments, consumers.webhooks]) {
    consumer.start();
    onStop(() => consumer.stop());
  }
  if (hasSchedules) onStop(startSweeping(product.deps, product.operatorDeps));
  onStop(startTicking(services.payments, log));
}
