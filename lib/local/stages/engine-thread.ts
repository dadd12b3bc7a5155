import { Worker } from 'node:worker_threads';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { Log } from '#ports';
import type { DevTools } from '../gateway/dev-routes.ts';
import type { FromThread, StageSettings, ToThread } from './messages.ts';

export type Stack = { readonly dev: Pick<DevTools, 'clock' | 'allowedHosts' | 'faults'>; readonly log: Log };
export type Thread = {
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

/** Lambda's error name for the end of a function's process. */
const exitError = (reason: string): Error =>
  Object.assign(new Error(`The thread of the stages ended: ${reason}`), { name: 'Runtime.ExitError' });

/** The stages that a thread is running, by number. */
const createRunning = () => {
  const running = new Map<number, PromiseWithResolvers<MachineInput>>();
  let runs = 0;
  return {
    add: () => {
      runs += 1;
      const output = Promise.withResolvers<MachineInput>();
      running.set(runs, output);
      return { id: runs, output: output.promise };
    },
    take: (id: number) => {
      const taken = running.get(id);
      running.delete(id);
      return taken;
    },
    failAll: (error: Error): void => {
      for (const each of running.values()) each.reject(error);
    },
  };
};

/** Starts a thread. `onEnd` is called when it can take no more stages. */
export const startThread = (onEnd: () => void): Thread => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const stacks = new Map<number, Stack>();
  const running = createRunning();
  const warm = Promise.withResolvers<void>();
  let reason = 'it was stopped.';
  let idle: NodeJS.Timeout | undefined;
  // The HTTP server keeps the process alive, not this thread.
  worker.unref();
  warm.promise.catch(() => {});
  const send = (message: ToThread): void => worker.postMessage(message);
  const receive = (message: FromThread): void => {
    switch (message.kind) {
      case 'warm':
        warm.resolve();
        break;
      case 'done':
        running.take(message.id)?.resolve(message.output);
        break;
      case 'failed':
        running.take(message.id)?.reject(Object.assign(new Error(message.error.message), message.error));
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
    running.failAll(error);
  });
  return {
    warm: warm.promise,
    open: (id, stack, settings) => {
      clearTimeout(idle);
      stacks.set(id, stack);
      send({ kind: 'open', stack: id, settings });
    },
    run: (id, { dev }, status, input) => {
      const run = running.add();
      const testers = { clockOffsetMs: dev.clock.offset(), allowedHosts: [...dev.allowedHosts.list()] };
      send({ kind: 'run', stack: id, id: run.id, status, input, testers });
      return run.output;
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
