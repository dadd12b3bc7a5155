import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { routeFunctions } from '#contracts/public-api/all-routes.ts';
import { parseStageConfig } from '#lib/stage-config.ts';
import { synthesize } from './synth.ts';

const paddle = {
  environment: 'sandbox',
  clientToken: 'test_token',
  secretName: 'sweetspot/paddle',
  offers: { trial: ['pri_1'], creator: ['pri_2'], pro: ['pri_3'], business: ['pri_4', 'pri_0'] },
};
const selling = synthesize('production', { paddle });
const plain = synthesize('production');

const functionsOf = (template: Template) => Object.entries(template.findResources('AWS::Lambda::Function'));
type Statement = { Action: string | string[]; Resource: unknown };
const readersOf = (template: Template): string[] =>
  Object.values(template.findResources('AWS::IAM::Policy')).flatMap(({ Properties }) =>
    (Properties.PolicyDocument.Statement as Statement[]).some(({ Resource }) =>
      JSON.stringify(Resource).includes(':secret:sweetspot/paddle-'),
    )
      ? (Properties.Roles as { Ref: string }[]).map(({ Ref }) => Ref)
      : [],
  );

describe('a stage that sells', () => {
  it('lets the functions that call the provider read its keys, and no others', () => {
    expect(readersOf(selling).sort()).toEqual([
      expect.stringMatching(/^ApiApibilling/),
      expect.stringMatching(/^ApiApiwebhooks/),
      expect.stringMatching(/^BillingReview/),
      expect.stringMatching(/^Operate/),
    ]);
    const told = functionsOf(selling).flatMap(([id, { Properties }]) =>
      Properties.Environment?.Variables.PAYMENTS === 'paddle' ? [id.replace(/[0-9A-F]{8}$/, '')] : [],
    );
    expect(told.sort()).toEqual([
      'ApiApibilling',
      'ApiApiconfig',
      'ApiApiwebhooks',
      'BillingReview',
      'Operate',
      'PaymentEventsConsumer',
    ]);
  });

  it('reviews its subscriptions every hour, and lets pages load the checkout', () => {
    selling.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 hour)' });
    // A run starts nothing new after 13 minutes, and finishes what it has started.
    const [review] = functionsOf(selling).filter(([id]) => id.startsWith('BillingReview'));
    expect(review?.[1].Properties.Timeout).toBe(15 * 60);
    const policies = JSON.stringify(selling.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policies).toContain('https://sandbox-buy.paddle.com');
    expect(JSON.stringify(plain.findResources('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain(
      'paddle',
    );
  });

  it('names each price, while a stage without these settings sells nothing', () => {
    expect(readersOf(plain)).toEqual([]);
    expect(JSON.stringify(plain.toJSON())).not.toMatch(/PADDLE|rate\(1 hour\)/);
    const settings = { logRetentionDays: 14, protectData: false, region: 'us-east-1' };
    const providers = { marketData: 'none', languageModel: 'built-in' };
    const parse = (offers: object) =>
      parseStageConfig('test', { test: { ...settings, providers, paddle: { ...paddle, offers } } });
    expect(() => parse({ ...paddle.offers, pro: [] })).toThrow(/pro/);
    expect(() => parse({ ...paddle.offers, pro: ['pro_1'] })).toThrow(/pri_/);
    expect(() => parse({ creator: ['pri_1'] })).toThrow(/offers/);
  });
});

describe('payment events', () => {
  it('are queued, tried five times, then kept in a queue with an alarm', () => {
    selling.hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: 180,
      RedrivePolicy: { maxReceiveCount: 5 },
    });
    selling.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    const alarms = Object.values(selling.findResources('AWS::CloudWatch::Alarm'));
    const told = alarms.flatMap(({ Properties }) =>
      /#a-payment-event-could-not-be-applied$|#a-subscription-has-no-owner$|PaymentEvents\/DeadLetters/.test(
        Properties.AlarmDescription,
      )
        ? [[Properties.Threshold, Properties.ComparisonOperator]]
        : [],
    );
    expect(told).toEqual(Array(3).fill([0, 'GreaterThanThreshold']));
    const consumers = Object.keys(plain.findResources('AWS::Lambda::EventSourceMapping'));
    expect(consumers.filter((id) => id.startsWith('Payment'))).toEqual([]);
  });
});

describe('the keys of a stage', () => {
  const readersOfKey = (template: Template, description: RegExp): string[] => {
    const [key] = Object.entries(template.findResources('AWS::SecretsManager::Secret')).find(
      ([, { Properties }]) => description.test(Properties.Description),
    ) ?? [''];
    return Object.values(template.findResources('AWS::IAM::Policy')).flatMap(({ Properties }) =>
      (Properties.PolicyDocument.Statement as Statement[]).some(
        ({ Action, Resource }) =>
          [Action].flat().includes('secretsmanager:GetSecretValue') && JSON.stringify(Resource).includes(key),
      )
        ? (Properties.Roles as { Ref: string }[]).map(({ Ref }) => Ref.replace(/(?:Role|ServiceRole).*$/, ''))
        : [],
    );
  };

  it('are read by the functions that need them, and by no others', () => {
    expect(readersOfKey(selling, /checkout/).sort()).toEqual([
      'ApiApibilling',
      'BillingReviewReview',
      'PaymentEventsConsumer',
    ]);
    expect(readersOfKey(selling, /webhooks/).sort()).toEqual([
      'ApiApiapikeys',
      'ApiApipublicwebhooks',
      'WebhooksConsumer',
    ]);
    for (const key of [/CloudFront/, /visitors/]) {
      const readers = readersOfKey(selling, key);
      expect(readers).toHaveLength(Object.keys(routeFunctions).length);
      expect(readers.filter((id) => !id.startsWith('ApiApi'))).toEqual([]);
    }
  });

  it('outlive a stack with protected data', () => {
    const keys = Object.values(selling.findResources('AWS::SecretsManager::Secret'));
    expect(keys.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(Array(4).fill('RetainExceptOnCreate'));
  });
});
