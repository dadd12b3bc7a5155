import type { Subject } from '../weaknesses/index.ts';
import { at, idOf } from '../weaknesses/reading.ts';
import { drop, dropResources, keep, resource, set } from './edit.ts';
import type { Mutation } from './mutation.ts';

const rule = 'AWS::Events::Rule';
const alarm = 'AWS::CloudWatch::Alarm';
const group = 'AWS::CodeDeploy::DeploymentGroup';
const queue = 'AWS::SQS::Queue';

/** The queue that the function of a construct reads. */
const inbox = (stack: Subject, id: RegExp): unknown => {
  const source = resource(stack, 'AWS::Lambda::EventSourceMapping', id);
  return stack.template.Resources[idOf(at(source, 'Properties', 'EventSourceArn')) ?? ''];
};

export const eventMutations: readonly Mutation[] = [
  {
    name: 'drop the dead-letter queue of an EventBridge rule',
    check: 'lost events',
    apply: (stack) =>
      drop(resource(stack, rule, /UnhappyEndings/), ['Properties', 'Targets', 0, 'DeadLetterConfig']),
  },
  {
    name: 'drop events at which a function failed',
    check: 'lost events',
    apply: (stack) =>
      drop(resource(stack, 'AWS::Lambda::EventInvokeConfig', /ExecutionEnded/), [
        'Properties',
        'DestinationConfig',
      ]),
  },
  {
    name: 'delete a dead-letter queue',
    check: 'lost events',
    apply: (stack) => dropResources(stack, queue, /Sweep/),
  },
  {
    name: 'drop the dead-letter queue of the payment inbox',
    check: 'lost messages',
    apply: (stack) => drop(inbox(stack, /^PaymentEvents/), ['Properties', 'RedrivePolicy']),
  },
  {
    name: 'drop the dead-letter queue of webhook deliveries',
    check: 'lost messages',
    apply: (stack) => drop(inbox(stack, /^Webhooks/), ['Properties', 'RedrivePolicy']),
  },
  {
    name: 'redeliver a payment event while it is processed',
    check: 'lost messages',
    apply: (stack) => set(inbox(stack, /^PaymentEvents/), ['Properties', 'VisibilityTimeout'], 30),
  },
  {
    name: 'hand a webhook delivery over again while it is sent',
    check: 'lost messages',
    apply: (stack) => set(inbox(stack, /^Webhooks/), ['Properties', 'VisibilityTimeout'], 30),
  },
  {
    name: 'store dead letters unencrypted',
    check: 'plain queues',
    apply: (stack) => drop(resource(stack, queue), ['Properties', 'SqsManagedSseEnabled']),
  },
  {
    name: 'drop the alarm of a dead-letter queue',
    check: 'silent queues',
    apply: (stack) => dropResources(stack, alarm, /DeadLetters.*ExecutionEnded|ExecutionEnded.*DeadLetters/),
  },
  {
    name: 'drop the alarm of webhook deliveries that nobody could process',
    check: 'silent queues',
    apply: (stack) => dropResources(stack, alarm, /DeadLetters.*Webhooks/),
  },
  {
    name: 'report only failed runs',
    check: 'unreported endings',
    apply: (stack) =>
      keep(
        resource(stack, rule, /UnhappyEndings/),
        ['Properties', 'EventPattern', 'detail', 'status'],
        (status) => status === 'FAILED',
      ),
  },
  {
    name: 'disable the rule that reports failed runs',
    check: 'unreported endings',
    apply: (stack) => set(resource(stack, rule, /UnhappyEndings/), ['Properties', 'State'], 'DISABLED'),
  },
  {
    name: 'remove an alarm’s topic',
    check: 'unheard alarms',
    apply: (stack) => drop(resource(stack, alarm, /^OperationsRunsFailing/), ['Properties', 'AlarmActions']),
  },
  {
    name: 'stop CloudWatch from publishing to the topic',
    check: 'unheard alarms',
    apply: (stack) =>
      keep(
        resource(stack, 'AWS::SNS::TopicPolicy'),
        ['Properties', 'PolicyDocument', 'Statement'],
        (statement) => at(statement, 'Principal', 'Service') !== 'cloudwatch.amazonaws.com',
      ),
  },
  {
    name: 'remove the operator’s subscription',
    check: 'unheard alarms',
    apply: (stack) => dropResources(stack, 'AWS::SNS::Subscription'),
  },
  {
    name: 'release without an alarm',
    check: 'blind releases',
    apply: (stack) => drop(resource(stack, group), ['Properties', 'AlarmConfiguration']),
  },
  {
    name: 'delete the alarm of a release',
    check: 'blind releases',
    apply: (stack) => dropResources(stack, alarm, /^ApiApijobsNewVersionErrors/),
  },
  {
    name: 'shift all calls to a new version at once',
    check: 'blind releases',
    apply: (stack) => drop(resource(stack, 'AWS::Lambda::Alias', /^ApiApijobs/), ['UpdatePolicy']),
  },
  {
    name: 'call the function instead of its alias',
    check: 'unreleased calls',
    apply: (stack) => {
      const integration = resource(stack, 'AWS::ApiGatewayV2::Integration');
      const alias = String(at(integration, 'Properties', 'IntegrationUri', 'Ref'));
      const name = at(stack.template.Resources[alias], 'Properties', 'FunctionName', 'Ref');
      set(integration, ['Properties', 'IntegrationUri'], { 'Fn::GetAtt': [name, 'Arn'] });
    },
  },
];
