import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { paymentEventAttempts } from '#contracts/billing/payment-events.ts';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { Secrets } from '#lib/cloud/data/secrets.ts';
import { grantTable } from '#lib/cloud/data/table-grants.ts';
import { grantVendorSecret } from '#lib/cloud/data/vendor-secrets.ts';
import { deadLetterQueue, eventTarget } from '#lib/cloud/functions/dead-letters.ts';
import { functionEnvironment } from '#lib/cloud/functions/function-environment.ts';
import { lambdaFunction } from '#lib/cloud/functions/lambda-function.ts';
import type { StageConfig } from '#lib/stage-config.ts';

/** Environment variables about the payment provider; none on a stage that sells nothing. */
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

type PaymentsProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly secrets: Secrets;
};

const consumerTimeout = Duration.seconds(30);

/**
 * The inbox of a stage that sells. Webhook events are stored, queued and applied by a separate function. Events that
 * fail every attempt go to the dead-letter queue. A stage that sells nothing has none of this.
 */
export class PaymentEvents extends Construct {
  /** The function that applies events; null on a stage without offers. */
  readonly consumer: lambda.Function | null;
  private readonly queue: sqs.Queue | null;
  private readonly deadLetters: sqs.Queue | null;

  constructor(scope: Construct, id: string, props: PaymentsProps) {
    super(scope, id);
    const { paddle } = props.config;
    this.deadLetters = paddle ? deadLetterQueue(this, 'DeadLetters') : null;
    this.queue = this.deadLetters && this.openQueue(this.deadLetters);
    this.consumer = this.queue && this.openConsumer(this.queue, props);
  }

  /** Lets a function send events to the queue. `redrive` also lets it redrive the dead-letter queue. */
  grant(fn: lambda.Function, { redrive = false } = {}): void {
    if (this.queue === null || this.deadLetters === null) return;
    fn.addEnvironment(names.paymentQueueUrl, this.queue.queueUrl);
    this.queue.grantSendMessages(fn);
    if (!redrive) return;
    fn.addEnvironment(names.paymentDeadLetterArn, this.deadLetters.queueArn);
    this.deadLetters.grant(
      fn,
      'sqs:StartMessageMoveTask',
      'sqs:ReceiveMessage',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
    );
  }

  private openQueue(queue: sqs.Queue): sqs.Queue {
    return new sqs.Queue(this, 'Queue', {
      // AWS recommends this for a queue that a function consumes.
      visibilityTimeout: Duration.seconds(6 * consumerTimeout.toSeconds()),
      retentionPeriod: Duration.days(14),
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      deadLetterQueue: { queue, maxReceiveCount: paymentEventAttempts },
    });
  }

  private openConsumer(queue: sqs.Queue, { config, table, secrets }: PaymentsProps): lambda.Function {
    const consumer = lambdaFunction(this, 'Consumer', {
      config,
      entry: 'lambdas/triggers/payment-events.ts',
      environment: { ...functionEnvironment({ config, table }), ...paymentEnvironment(config) },
      timeout: consumerTimeout,
      memorySize: 512,
    });
    grantTable(table, consumer, 'payment-events');
    secrets.grant(consumer, 'checkout');
    consumer.addEventSource(
      new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );
    return consumer;
  }
}

type ReviewProps = PaymentsProps & { readonly events: PaymentEvents };

/** Reconciles every subscription with the provider once a day; absent on a stage that sells nothing. */
export class BillingReview extends Construct {
  constructor(scope: Construct, id: string, { config, table, secrets, events: paymentEvents }: ReviewProps) {
    super(scope, id);
    if (!config.paddle) return;
    const review = lambdaFunction(this, 'Review', {
      config,
      entry: 'lambdas/triggers/reconcile-billing.ts',
      environment: { ...functionEnvironment({ config, table }), ...paymentEnvironment(config) },
      // At 200 provider calls a minute and two per subscription, it compares 1,300 subscriptions in this time, or
      // 31,000 a day.
      timeout: Duration.minutes(15),
      memorySize: 512,
      // Two concurrent reviews would compare the same subscriptions.
      concurrency: config.concurrency && 1,
    });
    grantTable(table, review, 'reconcile-billing');
    secrets.grant(review, 'checkout');
    paymentEvents.grant(review);
    grantVendorSecret(review, config.paddle.secretName);
    new events.Rule(this, 'EveryHour', {
      schedule: events.Schedule.rate(Duration.hours(1)),
      // Whatever one review does not reach stays due for the next.
      targets: [eventTarget(review, { retryAttempts: 0, maxEventAge: Duration.minutes(30) })],
    });
  }
}
