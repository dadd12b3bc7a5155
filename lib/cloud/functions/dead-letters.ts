import { Duration } from 'aws-cdk-lib';
import type * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';

/** Keeps what nobody could take, for the 14 days that SQS allows; the stage's alarms watch every queue without one behind it. */
export const deadLetterQueue = (scope: Construct, id: string): sqs.Queue => {
  const queue = new sqs.Queue(scope, id, {
    retentionPeriod: Duration.days(14),
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
  });
  acknowledge(queue, { 'AwsSolutions-SQS3': 'It is the dead-letter queue itself.' });
  return queue;
};

type AsyncSettings = {
  readonly retryAttempts: number;
  readonly maxEventAge: Duration;
  /** What the function is given in place of the event itself. */
  readonly event?: events.RuleTargetInput;
};

/**
 * A function as the target of events. Both what EventBridge could not hand over and what the function failed at to
 * the last end in its dead-letter queue.
 */
export const eventTarget = (
  fn: lambda.Function,
  { retryAttempts, maxEventAge, event }: AsyncSettings,
): targets.LambdaFunction => {
  const queue = deadLetterQueue(fn, 'DeadLetters');
  fn.configureAsyncInvoke({ retryAttempts, maxEventAge, onFailure: new SqsDestination(queue) });
  return new targets.LambdaFunction(fn, {
    deadLetterQueue: queue,
    retryAttempts,
    maxEventAge,
    ...(event && { event }),
  });
};
