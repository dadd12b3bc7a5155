import type { Deps } from '#ports';
import { sweep } from '#usecases/sweep.ts';

/** Interrupted runs get this long to come to their own end before the sweep looks at them. */
const firstAfterMs = 5_000;
const everyMs = 15_000;

/** Runs the sweep that a schedule runs in the cloud. Returns what stops it. */
export function startSweeping(deps: Deps): () => void {
  let timer = setTimeout(run, firstAfterMs);
  let isStopped = false;
  async function run(): Promise<void> {
    try {
      await sweep(deps);
    } catch (error) {
      if (!isStopped) deps.log.error('sweep failed', { error });
    }
    if (!isStopped) timer = setTimeout(run, everyMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
