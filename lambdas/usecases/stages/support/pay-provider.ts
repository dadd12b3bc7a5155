import { type CapScope, fromMicroUsd, toMicroUsd } from '#contracts/credits/spending.ts';
import { JobError, type JobErrorName } from '#contracts/jobs/job-errors.ts';
import { logEvents } from '#contracts/platform/log-events.ts';
import type { Deps, JobRecord, Pay, ProviderCallOrder, SpendingOutcome } from '#ports';

export type PayDeps = Pick<Deps, 'spending' | 'clock' | 'ids' | 'log'>;
/** The provider of a call, and the task it is for. */
type Asked = { provider: string; task: string };
type Reserved = { order: ProviderCallOrder; outcome: SpendingOutcome };

/** The stage's cap stops everyone, so the operator has to look at it. The other caps stop one user, or visitors. */
const reportOver = ({ log }: PayDeps, order: ProviderCallOrder, cap: CapScope, capMicroUsd: number): void => {
  const { jobId, provider } = order;
  const fields = { jobId, provider, cap, capUsd: fromMicroUsd(capMicroUsd) };
  if (cap === 'stage') log.error(logEvents.capReached.message, fields);
  else log.warn(logEvents.capReached.message, fields);
};

/** Reserves the maximum cost of a call, in US dollars, against the daily caps of the run's user and the stage. */
export const reserveCall = async (
  deps: PayDeps,
  { id: jobId, userId, expiresAt }: JobRecord,
  { provider, task }: Asked,
  worstUsd: number,
): Promise<Reserved> => {
  const order: ProviderCallOrder = {
    id: deps.ids.uuid(),
    jobId,
    userId,
    provider,
    task,
    microUsd: toMicroUsd(worstUsd),
    at: deps.clock.now().toISOString(),
    expiresAt,
  };
  // A free call needs no room under a cap.
  if (order.microUsd === 0) return { order, outcome: { kind: 'reserved' } };
  const outcome = await deps.spending.reserve(order);
  if (outcome.kind === 'over') reportOver(deps, order, outcome.cap, outcome.capMicroUsd);
  return { order, outcome };
};

/**
 * Corrects a reservation to the actual cost. If that fails, the maximum stays reserved, and the response is not lost.
 */
export const correctCall = async (
  { spending, log }: PayDeps,
  order: ProviderCallOrder,
  costUsd: number,
): Promise<void> => {
  if (order.microUsd === 0) return;
  try {
    await spending.correct(order, toMicroUsd(costUsd));
  } catch (error) {
    log.warn('the cost of a call could not be recorded; its reservation stays', {
      jobId: order.jobId,
      error,
    });
  }
};

/** Stops paid calls of a run that has ended. @throws JobError */
export const rejectEnded = ({ outcome, order }: Reserved): void => {
  if (outcome.kind === 'ended') throw new JobError('JobInterrupted', `Job ${order.jobId} has ended.`);
};

const marketDataErrors: Readonly<Record<CapScope, JobErrorName>> = {
  stage: 'MarketDataExhausted',
  visitors: 'MarketDataVisitorsLimit',
  user: 'MarketDataUserLimit',
};

/** Pays for a run's requests to the source of market data. */
export const payForMarketData =
  (deps: PayDeps, job: JobRecord, provider: string): Pay =>
  async (worstUsd, send, costOf) => {
    const reserved = await reserveCall(deps, job, { provider, task: 'metrics' }, worstUsd);
    rejectEnded(reserved);
    const { outcome, order } = reserved;
    if (outcome.kind === 'over')
      throw new JobError(
        marketDataErrors[outcome.cap],
        `The call may cost up to $${worstUsd}, which no longer fits in the daily cap of $${fromMicroUsd(outcome.capMicroUsd)} (${outcome.cap}).`,
      );
    const result = await send();
    const costUsd = costOf(result);
    if (costUsd !== null) await correctCall(deps, order, costUsd);
    return result;
  };
