import type { OperatorDeps } from '#ports';
import type { ApiDeps } from '#runtime/deps.ts';
import { reconcileBilling } from '#usecases/billing/reconcile/reconcile-billing.ts';
import { finishDeletions } from '#usecases/operator/delete-user.ts';
import { createPace } from '#usecases/support/pace.ts';
import { sweep } from '#usecases/upkeep/sweep.ts';

/** Interrupted runs get this long to come to their own end before the sweep looks at them. */
const firstAfterMs = 5_000;
const everyMs = 15_000;

/**
 * Runs what schedules run in the cloud: the sweep, the review of billing and the finishing of deletions. Returns what
 * stops it.
 */
export function startSweeping(deps: ApiDeps, operatorDeps: OperatorDeps): () => void {
  let timer = setTimeout(run, firstAfterMs);
  let isStopped = false;
  const pace = () => createPace({ forMs: everyMs });
  const works = [
    () => sweep(deps),
    // On adapters of its own: faults that a tester arms are for what the tester does next.
    () => reconcileBilling(operatorDeps, pace()),
    () => finishDeletions(operatorDeps, { actor: 'schedule' }, pace()),
  ];
  async function run(): Promise<void> {
    for (const work of works) {
      if (isStopped) return;
      await work().catch((error: unknown) => {
        if (!isStopped) deps.log.error('sweep failed', { error });
      });
    }
    if (!isStopped) timer = setTimeout(run, everyMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
