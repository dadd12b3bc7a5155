import { describe, expect, it } from 'vitest';
import { deliveryTimeoutMs } from '#contracts/webhooks/webhook-limits.ts';
import { synthesize } from './synth.ts';

const template = synthesize('production');
type Resource = { Properties: Record<string, unknown> };
const find = (type: string, id: RegExp): Resource[] =>
  Object.entries(template.findResources(type)).flatMap(([name, resource]) =>
    id.test(name) ? [resource as Resource] : [],
  );
const only = (type: string, id: RegExp): Record<string, unknown> => {
  const [found, ...others] = find(type, id);
  if (!found || others.length > 0) throw new Error(`${others.length} others besides the ${type}.`);
  return found.Properties;
};
const statementsOf = (id: RegExp): { Action: string | string[] }[] => {
  const [policy] = find('AWS::IAM::Policy', id);
  const { Statement = [] } = (policy?.Properties.PolicyDocument ?? {}) as {
    Statement?: { Action: string }[];
  };
  return Statement;
};
const actionsOf = (id: RegExp): string[] => statementsOf(id).flatMap(({ Action }) => Action);

describe('webhooks', () => {
  it('are delivered from a queue with a dead-letter queue, which an alarm watches', () => {
    const { VisibilityTimeout, RedrivePolicy } = only('AWS::SQS::Queue', /^WebhooksQueue/);
    const { Timeout } = only('AWS::Lambda::Function', /^WebhooksConsumer/);
    expect([VisibilityTimeout, RedrivePolicy]).toMatchObject([6 * Number(Timeout), { maxReceiveCount: 5 }]);
    expect(only('AWS::Lambda::EventSourceMapping', /^WebhooksConsumer/)).toMatchObject({
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    const alarms = find('AWS::CloudWatch::Alarm', /./).map(({ Properties }) =>
      String(Properties.AlarmDescription),
    );
    expect(alarms.filter((text) => text.includes('Webhooks/DeadLetters'))).toHaveLength(1);
  });

  it('are posted by a function that may write its log and do nothing else', () => {
    expect(new Set(actionsOf(/^WebhooksSenderRole/))).toEqual(
      new Set([
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'xray:PutTraceSegments',
        'xray:PutTelemetryRecords',
      ]),
    );
    const { Environment, Timeout } = only('AWS::Lambda::Function', /^WebhooksSender/);
    expect(Environment).toEqual({ Variables: { STAGE: 'production' } });
    expect(Number(Timeout) * 1000).toBeGreaterThan(deliveryTimeoutMs);
  });

  it('are signed by a function that invokes only the sender, and waits for it', () => {
    const invoked = statementsOf(/^WebhooksConsumerRole/).filter(
      ({ Action }) => Action === 'lambda:InvokeFunction',
    );
    expect(invoked).toHaveLength(1);
    expect(JSON.stringify(invoked)).toMatch(/WebhooksSender/);
    const timeOf = (id: RegExp) => Number(only('AWS::Lambda::Function', id).Timeout);
    expect(timeOf(/^WebhooksConsumer/)).toBeGreaterThan(timeOf(/^WebhooksSender/));
  });

  it('are put on the queue by every function that ends a run, and by those that test them', () => {
    const senders = Object.entries(template.findResources('AWS::IAM::Policy')).flatMap(
      ([, { Properties }]) => {
        const statements: { Action: string | string[]; Resource: unknown }[] =
          Properties.PolicyDocument.Statement;
        const maySend = statements.some(
          ({ Action, Resource }) =>
            [Action].flat().includes('sqs:SendMessage') && JSON.stringify(Resource).includes('WebhooksQueue'),
        );
        return maySend
          ? (Properties.Roles as { Ref: string }[]).map(({ Ref }) => Ref.replace(/Role.*$/, ''))
          : [];
      },
    );
    expect(senders.toSorted()).toEqual([
      'ApiApiapikeys',
      'ApiApijobs',
      'ApiApipublicruns',
      'ApiApipublicwebhooks',
      'OperateOperate',
      'PipelineExecutionEnded',
      'PipelineStagesTextStages',
      'PipelineSweep',
      'WebhooksConsumer',
    ]);
  });
});
