import type { OperatorDeps } from '#ports';
import type { ApiDeps } from '#runtime/deps.ts';
import { reconcileBilling } from '#usecases/billing/reconcile/reconcile-billing.ts';
import { finishDeletions } from '#usecases/operator/finish-deletions.ts';
import { createPace } from '#usecases/support/pace.ts';
import { sweep } from '#usecases/upkeep/sweep.ts';

/** The time that interrupted runs have to end before the first sweep checks them. */
const firstAfterMs = 5_000;
const everyMs = 15_000;

/**
 * Runs the cloud's scheduled tasks: the sweep, the billing review and pending deletions. Returns a function that stops
 * them.
 */
export function startSweeping(deps: ApiDeps, operatorDeps: OperatorDeps): () => void {
  let timer = setTimeout(run, firstAfterMs);
  let isStopped = false;
  const pace = () => createPace({ forMs: everyMs });
  const works = [
    () => sweep(deps),
    // On separate adapters, because faults that a tester arms are meant for the tester's own actions.
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
