import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import { type Stack, startThread, type Thread } from './engine-thread.ts';
import type { StageSettings } from './messages.ts';

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
