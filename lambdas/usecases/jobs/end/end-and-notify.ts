import type { Deps, EndOutcome, JobEnding } from '#ports';
import { queueDeliveries } from '#usecases/webhooks/queue-deliveries.ts';

export type EndDeps = Pick<Deps, 'ledger' | 'webhookQueue' | 'log'>;

/** Ends a job in the ledger and queues its event for its owner's webhooks. */
export const endAndNotify = async (deps: EndDeps, jobId: string, ending: JobEnding): Promise<EndOutcome> => {
  const outcome = await deps.ledger.end(jobId, ending);
  if (outcome.kind === 'ended') await queueDeliveries(deps, outcome.deliveries);
  return outcome;
};
