import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import type * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { environmentNames as names } from '#contracts/environment.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { eventTarget } from './dead-letters.ts';
import { functionEnvironment } from './function-environment.ts';
import { lambdaFunction } from './lambda-function.ts';
import { grantVendorSecret } from './vendor-secrets.ts';

/** What functions that sell are told of the payment provider; nothing on a stage that sells nothing. */
export const paymentEnvironment = ({ paddle }: StageConfig): Record<string, string> =>
  paddle
    ? {
        [names.payments]: 'paddle',
        [names.paddleEnvironment]: paddle.environment,
        [names.paddleClientToken]: paddle.clientToken,
        [names.paddleOffers]: JSON.stringify(paddle.offers),
        [names.paddleSecretName]: paddle.secretName,
      }
    : {};

type ReviewProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly secret: secretsmanager.ISecret;
};

/** Compares every subscription with the provider's once a day; on a stage that sells nothing there is none. */
export class BillingReview extends Construct {
  constructor(scope: Construct, id: string, { config, table, secret }: ReviewProps) {
    super(scope, id);
    if (!config.paddle) return;
    const review = lambdaFunction(this, 'Review', {
      config,
      entry: 'lambdas/triggers/reconcile-billing.ts',
      environment: { ...functionEnvironment({ config, table, secret }), ...paymentEnvironment(config) },
      // At 200 calls of the provider a minute, two for each subscription: 1,300 an hour, 31,000 a day.
      timeout: Duration.minutes(15),
      memorySize: 512,
      // Two reviews at once would only get in each other's way.
      concurrency: config.concurrency && 1,
    });
    table.grantReadWriteData(review);
    grantVendorSecret(review, config.paddle.secretName);
    new events.Rule(this, 'EveryHour', {
      schedule: events.Schedule.rate(Duration.hours(1)),
      // What one review could not compare stays due for the next.
      targets: [eventTarget(review, { retryAttempts: 0, maxEventAge: Duration.minutes(30) })],
    });
  }
}
