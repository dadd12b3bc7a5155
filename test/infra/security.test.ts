import { App, type Stack, Validations } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it, vi } from 'vitest';
import { createStack, type Stage, synthesize } from './synth.ts';
import { findWeaknesses, type Resource, type TemplateJson } from './weaknesses.ts';

const production = synthesize('production').toJSON() as TemplateJson;

/** The template with one resource changed. */
const changed = (
  type: string,
  isIt: (id: string) => boolean,
  change: (resource: Resource) => void,
): TemplateJson => {
  const template = structuredClone(production);
  const [, resource] =
    Object.entries(template.Resources).find(([id, { Type }]) => Type === type && isIt(id)) ?? [];
  if (!resource) throw new Error(`The template has no such ${type}.`);
  change(resource);
  return template;
};
const of = (resource: Resource): Record<string, unknown> => resource.Properties ?? {};

describe('the production template', () => {
  it('has no public bucket, no right without bounds, and loses no event', () => {
    expect(findWeaknesses(production)).toEqual([]);
  });

  it.each([
    [
      'a bucket may be made public',
      changed(
        'AWS::S3::Bucket',
        (id) => id.startsWith('Images'),
        (bucket) => {
          of(bucket).PublicAccessBlockConfiguration = { BlockPublicAcls: false };
        },
      ),
      /^ImagesBucket\w+ may be made public$/,
    ],
    [
      'a bucket is opened to everybody by its policy',
      changed(
        'AWS::S3::BucketPolicy',
        (id) => id.startsWith('Site'),
        (policy) => {
          (of(policy).PolicyDocument as { Statement: object[] }).Statement.push({
            Effect: 'Allow',
            Action: 's3:GetObject',
            Principal: '*',
          });
        },
      ),
      /^SiteBucketPolicy\w+ allows everybody$/,
    ],
    [
      'a role may do everything',
      changed(
        'AWS::IAM::Policy',
        (id) => id.startsWith('PipelineStagesummarizing'),
        (policy) => {
          (of(policy).PolicyDocument as { Statement: object[] }).Statement.push({
            Effect: 'Allow',
            Action: '*',
            Resource: '*',
          });
        },
      ),
      /^PipelineStagesummarizing\w+ may \* on everything$/,
    ],
    [
      'a role may do one thing to everything',
      changed(
        'AWS::IAM::Policy',
        (id) => id.startsWith('ApiApijobs'),
        (policy) => {
          (of(policy).PolicyDocument as { Statement: object[] }).Statement.push({
            Effect: 'Allow',
            Action: 'dynamodb:GetItem',
            Resource: '*',
          });
        },
      ),
      /^ApiApijobs\w+ may dynamodb:GetItem on everything$/,
    ],
    [
      'a rule has no dead-letter queue',
      changed(
        'AWS::Events::Rule',
        (id) => id.includes('UnhappyEndings'),
        (rule) => {
          for (const target of of(rule).Targets as { DeadLetterConfig?: object }[])
            delete target.DeadLetterConfig;
        },
      ),
      /^PipelineUnhappyEndings\w+ loses events that it cannot hand over$/,
    ],
    [
      'a function that events start has no dead-letter queue',
      changed(
        'AWS::Lambda::EventInvokeConfig',
        (id) => id.includes('ExecutionEnded'),
        (config) => {
          delete (of(config) as { DestinationConfig?: object }).DestinationConfig;
        },
      ),
      /^PipelineExecutionEnded\w+ loses events that it cannot take$/,
    ],
  ])('is refused when %s', (_, template, weakness) => {
    expect(findWeaknesses(template)).toContainEqual(expect.stringMatching(weakness));
  });

  it('is refused when a dead-letter queue is gone', () => {
    const template = structuredClone(production);
    for (const [id, { Type }] of Object.entries(template.Resources))
      if (Type === 'AWS::SQS::Queue' && id.includes('Sweep')) delete template.Resources[id];
    expect(findWeaknesses(template)).toContainEqual(expect.stringMatching(/^PipelineSweep\w+ loses events/));
  });
});

/** What cdk-nag has to say; empty when it is content. */
const nag = (stage: Stage, changes: object = {}, addTo: (stack: Stack) => void = () => {}): string => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  addTo(createStack(app, stage, changes));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const said: string[] = [];
  const keep = (...words: unknown[]) => void said.push(words.join(' '));
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(keep),
    vi.spyOn(console, 'log').mockImplementation(keep),
  ];
  try {
    app.synth();
    return '';
  } catch (error) {
    return [...said, String(error)].join('\n');
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

describe('cdk-nag', () => {
  const hostedZone = { id: 'Z0000000000000', name: 'sweetspot.example' };
  const google = { clientId: 'google-client', clientSecretName: 'sweetspot/google' };
  const modelOf = (kind: string, languageModel: object) => ({
    providers: { marketData: 'none', languageModel: kind },
    languageModel,
  });

  it.each<[stage: Stage, changes: object]>([
    ['production', {}],
    ['production', { domain: { name: 'sweetspot.example', hostedZone }, google }],
    ['development', {}],
    [
      'production',
      {
        paddle: {
          environment: 'production',
          clientToken: 'live_token',
          secretName: 'sweetspot/paddle',
          offers: { trial: ['pri_1'], creator: ['pri_2'], pro: ['pri_3'], business: ['pri_4'] },
        },
      },
    ],
    ['development', modelOf('bedrock', { model: 'us.amazon.nova-lite-v1:0' })],
    [
      'development',
      modelOf('openai-compatible', {
        model: 'gpt-4o-mini',
        address: 'https://models.example/v1',
        secretName: 'sweetspot/model',
      }),
    ],
  ])('finds nothing in %s with %j that is not named with its reason', (stage, changes) => {
    expect(nag(stage, changes)).toBe('');
  });

  it('is heard when it finds something', () => {
    expect(nag('development', {}, (stack) => void new s3.Bucket(stack, 'Open'))).toMatch(
      /AwsSolutions-S10|Validation failed/,
    );
  });
});
