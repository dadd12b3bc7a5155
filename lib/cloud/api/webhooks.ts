import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { deliveryReceives } from '#contracts/webhooks/delivery.ts';
import { deliveryTimeoutMs } from '#contracts/webhooks/webhook-limits.ts';
import type { Secrets } from '#lib/cloud/data/secrets.ts';
import { grantTable } from '#lib/cloud/data/table-grants.ts';
import { deadLetterQueue } from '#lib/cloud/functions/dead-letters.ts';
import { functionEnvironment } from '#lib/cloud/functions/function-environment.ts';
import { lambdaFunction } from '#lib/cloud/functions/lambda-function.ts';
import type { StageConfig } from '#lib/stage-config.ts';

type WebhooksProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly secrets: Secrets;
};

/** The receiver's time limit, plus the time for a cold start. */
const senderTimeout = Duration.millis(deliveryTimeoutMs + 5_000);
/** The sender's time limit, plus the time for the table writes around it. */
const consumerTimeout = Duration.seconds(2 * senderTimeout.toSeconds());

/**
 * Delivers the events of runs. The function that ends a run stores its event and puts it on the queue. The consumer
 * claims and signs it. The sender, which opens sockets to addresses that users give, may do nothing else but write its
 * log.
 */
export class Webhooks extends Construct {
  private readonly queue: sqs.Queue;

  constructor(scope: Construct, id: string, props: WebhooksProps) {
    super(scope, id);
    this.queue = new sqs.Queue(this, 'Queue', {
      // AWS recommends this for a queue that a function consumes.
      visibilityTimeout: Duration.seconds(6 * consumerTimeout.toSeconds()),
      retentionPeriod: Duration.days(1),
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      deadLetterQueue: { queue: deadLetterQueue(this, 'DeadLetters'), maxReceiveCount: deliveryReceives },
    });
    const consumer = this.openConsumer(props);
    this.grant(consumer);
    props.secrets.grant(consumer, 'webhook');
    this.grantSender(consumer, props);
  }

  /** Lets a function put deliveries on the queue. */
  grant(fn: lambda.Function): void {
    fn.addEnvironment(names.webhookQueueUrl, this.queue.queueUrl);
    this.queue.grantSendMessages(fn);
  }

  private openConsumer({ config, table }: WebhooksProps): lambda.Function {
    const consumer = lambdaFunction(this, 'Consumer', {
      config,
      entry: 'lambdas/triggers/webhook-deliveries.ts',
      environment: functionEnvironment({ config, table }),
      timeout: consumerTimeout,
      memorySize: 512,
    });
    grantTable(table, consumer, 'webhook-deliveries');
    consumer.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    );
    return consumer;
  }

  private grantSender(consumer: lambda.Function, { config }: WebhooksProps): void {
    const sender = lambdaFunction(this, 'Sender', {
      config,
      entry: 'lambdas/fetcher/send-webhook.ts',
      environment: { [names.stage]: config.stage },
      timeout: senderTimeout,
      memorySize: 256,
    });
    consumer.addEnvironment(names.webhookSenderFunction, sender.functionName);
    consumer.addToRolePolicy(
      new iam.PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [sender.functionArn] }),
    );
  }
}
