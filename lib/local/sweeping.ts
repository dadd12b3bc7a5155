import type { Deps } from '#ports';
import { reconcileBilling } from '#usecases/reconcile-billing.ts';
import { sweep } from '#usecases/sweep.ts';

/** Interrupted runs get this long to come to their own end before the sweep looks at them. */
const firstAfterMs = 5_000;
const everyMs = 15_000;

/** Runs what schedules run in the cloud: the sweep, and the review of subscriptions. Returns what stops it. */
export function startSweeping(deps: Deps): () => void {
  let timer = setTimeout(run, firstAfterMs);
  let isStopped = false;
  async function run(): Promise<void> {
    try {
      await sweep(deps);
      await reconcileBilling(deps);
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
