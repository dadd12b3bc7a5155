import { minuteMs } from '#contracts/durations.ts';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { reconcileBilling } from '#usecases/billing/reconcile/reconcile-billing.ts';
import { createPace } from '#usecases/support/pace.ts';

/** The function has 15 minutes. Work that it has started may have to wait for a minute, and then needs its own time. */
const forMs = 13 * minuteMs;

/**
 * Runs every hour. It reads the payment provider's refunds, chargebacks, new subscriptions and payments, compares due
 * subscriptions with the provider's, and queues events again that were never applied. Whatever it has no time for is
 * due in the next hour.
 */
export const handler = async (): Promise<void> => {
  const deps = await lambdaApiDeps();
  deps.log.info('billing reconciled', await reconcileBilling(deps, createPace({ forMs })));
};
