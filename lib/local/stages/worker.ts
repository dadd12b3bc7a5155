import { parentPort } from 'node:worker_threads';
import { createFetchPage } from '#fetcher/fetch-page.ts';
import { type FaultKind, type FaultPort, wrapWithFaults } from '#lib/local/dev/faults.ts';
import { unsigned } from '#lib/local/storage/dynamodb-client.ts';
import type { Clock, Deps, Log } from '#ports';
import { buildDeps } from '#runtime/deps.ts';
import { redact } from '#runtime/redact.ts';
import { readEnvironment } from '#runtime/settings/environment.ts';
import { runStage } from '#stages/index.ts';
import type { FromThread, LogLevel, StageSettings, TesterState, ToThread } from './messages.ts';
import { warmUpEngine } from './warm-up.ts';

/** The thread that runs stages. It opens its own adapters, because a connection belongs to one thread. */
type Stack = { readonly deps: Promise<Deps>; follow(testers: TesterState): void };

const stacks = new Map<number, Stack>();
const faultsAsked = new Map<number, (fault: FaultKind | null) => void>();
let lastFault = 0;

const send = (message: FromThread): void => parentPort?.postMessage(message);

const logOf = (stack: number): Log => {
  const write = (level: LogLevel) => (message: string, fields?: Record<string, unknown>) =>
    send({ kind: 'log', stack, level, message, fields: { ...Object(redact(fields ?? {})) } });
  return { info: write('info'), warn: write('warn'), error: write('error') };
};

const takeFault = (stack: number) => (port: FaultPort) =>
  new Promise<FaultKind | null>((resolve) => {
    lastFault += 1;
    faultsAsked.set(lastFault, resolve);
    send({ kind: 'take-fault', stack, id: lastFault, port });
  });

const openStack = (stack: number, { variables, ...adapters }: StageSettings): Stack => {
  let testers: TesterState = { clockOffsetMs: 0, allowedHosts: [] };
  const clock: Clock = { now: () => new Date(Date.now() + testers.clockOffsetMs) };
  const log = logOf(stack);
  const deps = buildDeps(readEnvironment(variables), {
    ...adapters,
    dynamodb: { ...adapters.dynamodb, ...unsigned },
    clock,
    log,
    // The cloud's page fetcher in this thread. Here it may also read the loopback hosts that a tester allows.
    invokePageFetcher: createFetchPage({ clock, log, allowHosts: () => testers.allowedHosts }),
    wrap: wrapWithFaults(takeFault(stack)),
  });
  // The caller of the stage receives the failure.
  deps.catch(() => {});
  return {
    deps,
    follow: (now) => {
      // A changed list creates a new fetcher, which has no cached robots.txt rules.
      const isSame = now.allowedHosts.join() === testers.allowedHosts.join();
      testers = isSame ? { ...now, allowedHosts: testers.allowedHosts } : now;
    },
  };
};

const run = async ({ id, stack, status, input, testers }: Extract<ToThread, { kind: 'run' }>) => {
  try {
    const opened = stacks.get(stack);
    if (!opened) throw new Error(`No stack ${stack} is open.`);
    opened.follow(testers);
    send({ kind: 'done', id, output: await runStage(await opened.deps, status, input) });
  } catch (thrown) {
    const { name, message, stack: trace } = thrown instanceof Error ? thrown : new Error(String(thrown));
    send({ kind: 'failed', id, error: { name, message, ...(trace && { stack: trace }) } });
  }
};

const receive = (message: ToThread): void => {
  switch (message.kind) {
    case 'open':
      stacks.set(message.stack, openStack(message.stack, message.settings));
      break;
    case 'close':
      stacks.delete(message.stack);
      break;
    case 'run':
      void run(message);
      break;
    case 'fault':
      faultsAsked.get(message.id)?.(message.fault);
      faultsAsked.delete(message.id);
      break;
  }
};

parentPort?.on('message', receive);
await warmUpEngine();
send({ kind: 'warm' });
