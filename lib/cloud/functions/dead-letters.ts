import { Duration } from 'aws-cdk-lib';
import type * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';

/**
 * Keeps messages that no attempt could handle for 14 days, the most that SQS allows. The stage's alarms watch every
 * queue that has no dead-letter queue itself.
 */
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
  /** The payload that the function receives instead of the event itself. */
  readonly event?: events.RuleTargetInput;
};

/**
 * A function as the target of events. Its dead-letter queue receives events that EventBridge could not deliver and
 * events that fail every attempt.
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
