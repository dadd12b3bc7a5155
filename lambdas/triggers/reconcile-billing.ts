import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { reconcileBilling } from '#usecases/reconcile-billing.ts';

/** Runs every hour: compares the subscriptions whose day has come with the payment provider's. */
export const handler = async (): Promise<void> => {
  const deps = await lambdaApiDeps();
  deps.log.info('billing reconciled', await reconcileBilling(deps));
};
