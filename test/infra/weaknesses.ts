import type { Resource, TemplateJson } from './template-json.ts';
import { findUnheardAlarms } from './unheard-alarms.ts';

export type { Resource, TemplateJson };

type Statement = { Effect: string; Action?: string | string[]; Resource?: unknown; Principal?: unknown };
type Found = readonly (readonly [id: string, resource: Resource])[];

const ofType = (template: TemplateJson, ...types: string[]): Found =>
  Object.entries(template.Resources).filter(([, { Type }]) => types.includes(Type));
const list = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const has = (value: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value) !==
  undefined;

/** Blocks of public access, encryption, and a policy that refuses plain HTTP. */
const openBuckets = (template: TemplateJson): string[] => {
  const policies = ofType(template, 'AWS::S3::BucketPolicy').map(([, { Properties }]) => Properties ?? {});
  return ofType(template, 'AWS::S3::Bucket').flatMap(([id, { Properties }]) => {
    const blocks = Object.values((Properties?.PublicAccessBlockConfiguration as object | undefined) ?? {});
    const policy = policies.find(({ Bucket }) => (Bucket as { Ref?: string }).Ref === id);
    return [
      ...(blocks.length === 4 && blocks.every((value) => value === true) ? [] : [`${id} may be made public`]),
      ...(has(Properties, 'BucketEncryption') ? [] : [`${id} is not encrypted`]),
      ...(JSON.stringify(policy ?? '').includes('"aws:SecureTransport":"false"')
        ? []
        : [`${id} takes plain HTTP`]),
    ];
  });
};

const publicGrants = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy').flatMap(
    ([id, { Properties }]) =>
      statementsOf(Properties)
        .filter(
          ({ Effect, Principal }) =>
            Effect === 'Allow' && /^("\*"|\{"AWS":"\*"\})$/.test(JSON.stringify(Principal)),
        )
        .map(() => `${id} allows everybody`),
  );

const statementsOf = (properties: Resource['Properties']): Statement[] =>
  ((properties?.PolicyDocument as { Statement?: Statement[] } | undefined)?.Statement ?? []) as Statement[];

/** Services that know no resources for these. */
const withoutResource = /^(xray:Put|xray:Get|logs:|cloudfront:(Get|Create)Invalidation)/;
/** Roles of the CDK's own helpers. */
const isHelper = (id: string): boolean => id.startsWith('Custom');

const wideGrants = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy').flatMap(([id, { Properties }]) =>
    statementsOf(Properties)
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(({ Action, Resource: resource }) => {
        const actions = list(Action).map(String);
        const wide = list(resource).includes('*')
          ? actions.filter((name) => !withoutResource.test(name))
          : [];
        const all = isHelper(id) ? [] : actions.filter((name) => name.includes('*'));
        return [
          ...wide.map((name) => `${id} may ${name} on everything`),
          ...all.map((name) => `${id} may ${name}`),
        ];
      }),
  );

const managedPolicies = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::IAM::Role').flatMap(([id, { Properties }]) =>
    /AdministratorAccess|FullAccess|PowerUser/.test(JSON.stringify(Properties?.ManagedPolicyArns ?? ''))
      ? [`${id} has a managed policy for everything`]
      : [],
  );

const queueOf = (value: unknown): string | undefined =>
  (value as { 'Fn::GetAtt'?: string[] })?.['Fn::GetAtt']?.[0];

/** Rules with their targets, functions that events start, queues that functions read. */
const missingDeadLetters = (template: TemplateJson): string[] => {
  const queues = new Set(ofType(template, 'AWS::SQS::Queue').map(([id]) => id));
  const kept = (value: unknown): boolean => queues.has(queueOf(value) ?? '');
  const configs = ofType(template, 'AWS::Lambda::EventInvokeConfig').map(([, { Properties }]) => Properties);
  const failsInto = (fn: string): unknown => {
    const config = configs.find((each) => (each?.FunctionName as { Ref?: string } | undefined)?.Ref === fn);
    return (config?.DestinationConfig as { OnFailure?: { Destination?: unknown } } | undefined)?.OnFailure
      ?.Destination;
  };
  const rules = ofType(template, 'AWS::Events::Rule', 'AWS::Scheduler::Schedule').flatMap(
    ([id, { Properties }]) =>
      list(Properties?.Targets ?? Properties?.Target).flatMap((target) => {
        const { Arn, DeadLetterConfig } = target as { Arn: unknown; DeadLetterConfig?: { Arn: unknown } };
        const fn = queueOf(Arn);
        return [
          ...(kept(DeadLetterConfig?.Arn) ? [] : [`${id} loses events that it cannot hand over`]),
          ...(fn !== undefined &&
          template.Resources[fn]?.Type === 'AWS::Lambda::Function' &&
          !kept(failsInto(fn))
            ? [`${fn} loses events that it cannot take`]
            : []),
        ];
      }),
  );
  const sources = ofType(template, 'AWS::Lambda::EventSourceMapping').flatMap(([, { Properties }]) => {
    const id = queueOf(Properties?.EventSourceArn) ?? '';
    const redrive = template.Resources[id]?.Properties?.RedrivePolicy as
      | { deadLetterTargetArn?: unknown }
      | undefined;
    return queues.has(id) && !kept(redrive?.deadLetterTargetArn)
      ? [`${id} loses messages that nobody can take`]
      : [];
  });
  return [...rules, ...sources];
};

/** What is wrong with a template, in words: public buckets, rights without bounds, lost events, unheard alarms. */
export const findWeaknesses = (template: TemplateJson): string[] => [
  ...openBuckets(template),
  ...publicGrants(template),
  ...wideGrants(template),
  ...managedPolicies(template),
  ...missingDeadLetters(template),
  ...findUnheardAlarms(template),
];
