import { Worker } from 'node:worker_threads';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { Log } from '#ports';
import type { DevTools } from '../gateway/dev-routes.ts';
import type { FromThread, StageSettings, ToThread } from './messages.ts';

/**
 * Stages run in a separate thread, as they run in separate functions in the cloud. A hostile text can keep the engine
 * busy for up to two seconds; meanwhile, the API's thread keeps responding. One thread serves every stack of the
 * process, because loading and warming the engine takes about a second.
 */
export type LocalStages = {
  /** Resolves when the engine is warm. */
  ready(): Promise<void>;
  run(status: JobStatus, input: unknown): Promise<MachineInput>;
  close(): void;
};

type Stack = { readonly dev: Pick<DevTools, 'clock' | 'allowedHosts' | 'faults'>; readonly log: Log };
type Thread = {
  readonly warm: Promise<void>;
  open(id: number, stack: Stack, settings: StageSettings): void;
  run(id: number, stack: Stack, status: JobStatus, input: unknown): Promise<MachineInput>;
  close(id: number): void;
};

/**
 * A thread without stacks is kept for the next stack. Tests start one for each file, on a busy machine seconds after
 * the last, and a new thread would have to load and warm the engine again. An idle thread keeps no process alive.
 */
const idleMs = 60_000;

let current: Thread | undefined;
let stacksOpened = 0;

const currentThread = (): Thread => {
  if (current) return current;
  const started = startThread(() => {
    if (current === started) current = undefined;
  });
  current = started;
  return started;
};

/** Opens the stages of a stack. A thread that crashed, for example out of memory, is replaced at the next stage. */
export const openStages = (stack: Stack, settings: StageSettings): LocalStages => {
  stacksOpened += 1;
  const id = stacksOpened;
  let used: Thread | undefined;
  const thread = (): Thread => {
    const now = currentThread();
    if (now !== used) now.open(id, stack, settings);
    used = now;
    return now;
  };
  return {
    ready: () => thread().warm,
    run: (status, input) => thread().run(id, stack, status, input),
    close: () => used?.close(id),
  };
};

/** Lambda's error name for the end of a function's process. */
const exitError = (reason: string): Error =>
  Object.assign(new Error(`The thread of the stages ended: ${reason}`), { name: 'Runtime.ExitError' });

const startThread = (onEnd: () => void): Thread => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const stacks = new Map<number, Stack>();
  const running = new Map<number, PromiseWithResolvers<MachineInput>>();
  const warm = Promise.withResolvers<void>();
  let runs = 0;
  let reason = 'it was stopped.';
  let idle: NodeJS.Timeout | undefined;
  // The HTTP server keeps the process alive, not this thread.
  worker.unref();
  warm.promise.catch(() => {});
  const send = (message: ToThread): void => worker.postMessage(message);
  const take = (id: number) => {
    const taken = running.get(id);
    running.delete(id);
    return taken;
  };
  const receive = (message: FromThread): void => {
    switch (message.kind) {
      case 'warm':
        warm.resolve();
        break;
      case 'done':
        take(message.id)?.resolve(message.output);
        break;
      case 'failed':
        take(message.id)?.reject(Object.assign(new Error(message.error.message), message.error));
        break;
      case 'log':
        stacks.get(message.stack)?.log[message.level](message.message, message.fields);
        break;
      case 'take-fault': {
        const fault = stacks.get(message.stack)?.dev.faults.take(message.port) ?? null;
        send({ kind: 'fault', id: message.id, fault });
        break;
      }
    }
  };
  worker.on('message', receive);
  worker.on('error', (error) => {
    reason = String(error);
  });
  worker.on('exit', () => {
    onEnd();
    const error = exitError(reason);
    warm.reject(error);
    for (const each of running.values()) each.reject(error);
  });
  return {
    warm: warm.promise,
    open: (id, stack, settings) => {
      clearTimeout(idle);
      stacks.set(id, stack);
      send({ kind: 'open', stack: id, settings });
    },
    run: (id, { dev }, status, input) => {
      runs += 1;
      const answer = Promise.withResolvers<MachineInput>();
      running.set(runs, answer);
      const testers = { clockOffsetMs: dev.clock.offset(), allowedHosts: [...dev.allowedHosts.list()] };
      send({ kind: 'run', stack: id, id: runs, status, input, testers });
      return answer.promise;
    },
    close: (id) => {
      stacks.delete(id);
      send({ kind: 'close', stack: id });
      if (stacks.size > 0) return;
      idle = setTimeout(() => {
        onEnd();
        void worker.terminate();
      }, idleMs).unref();
    },
  };
};
