import * as z from 'zod';
import type { TemplateJson } from './template-json.ts';

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), item.transform((value) => [value])]);

const reference = z.object({ Ref: z.string() });

const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore(z.string()),
  Principal: z.unknown(),
  Condition: z.optional(z.unknown()),
});
type Statement = z.infer<typeof statement>;

const topicPolicy = z.object({
  Topics: z.array(reference),
  PolicyDocument: z.object({ Statement: z.array(statement) }),
});
const subscription = z.object({ TopicArn: reference, Protocol: z.string(), Endpoint: z.string().min(1) });
const alarm = z.object({
  ActionsEnabled: z.boolean().default(true),
  AlarmActions: z.array(z.unknown()).default([]),
});
const budget = z.object({
  NotificationsWithSubscribers: z
    .array(z.object({ Subscribers: z.array(z.object({ Address: z.unknown() })) }))
    .default([]),
});

const ofType = (template: TemplateJson, type: string) =>
  Object.entries(template.Resources).flatMap(([id, { Type, Properties = {} }]) =>
    Type === type ? [[id, Properties] as const] : [],
  );

const isPublish = ({ Action }: Statement): boolean => Action.some((name) => /^sns:(Publish|\*)$/i.test(name));

/** The conditions that a message of the account's own alarms satisfies. */
const ownAccount = JSON.stringify({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } });
const plainHttp = JSON.stringify({ Bool: { 'aws:SecureTransport': 'false' } });

const allows =
  (service: string) =>
  (each: Statement): boolean =>
    each.Effect === 'Allow' &&
    isPublish(each) &&
    JSON.stringify(each.Principal) === JSON.stringify({ Service: service }) &&
    (each.Condition === undefined || JSON.stringify(each.Condition) === ownAccount);

const denies = (each: Statement): boolean =>
  each.Effect === 'Deny' && isPublish(each) && JSON.stringify(each.Condition) !== plainHttp;

/** Why a message that a service publishes to this topic reaches nobody; empty if somebody receives it. */
const findBreaks = (template: TemplateJson, topic: string, service: string): string[] => {
  const statements = ofType(template, 'AWS::SNS::TopicPolicy')
    .map(([, properties]) => topicPolicy.parse(properties))
    .filter(({ Topics }) => Topics.some(({ Ref }) => Ref === topic))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const mayPublish = statements.some(allows(service)) && !statements.some(denies);
  const hasReceiver = ofType(template, 'AWS::SNS::Subscription')
    .map(([, properties]) => subscription.safeParse(properties))
    .some(({ success, data }) => success && data.TopicArn.Ref === topic);
  return [
    ...(mayPublish ? [] : [`${service} may not publish to ${topic}`]),
    ...(hasReceiver ? [] : [`${topic} has no receiver`]),
  ];
};

const findAll = (
  template: TemplateJson,
  id: string,
  targets: readonly unknown[],
  service: string,
): string[] => {
  if (targets.length === 0) return [`${id} tells nobody: it has no action`];
  return targets.flatMap((target) => {
    const { success, data } = reference.safeParse(target);
    if (!success || template.Resources[data.Ref]?.Type !== 'AWS::SNS::Topic')
      return [`${id} tells nobody: ${JSON.stringify(target)} is no topic of the stack`];
    return findBreaks(template, data.Ref, service).map((found) => `${id} tells nobody: ${found}`);
  });
};

/**
 * Follows every alarm and budget of a template to a person: action, topic, the topic's policy, subscription. Describes
 * where the path ends; empty if each reaches a person.
 */
export const findUndeliveredAlarms = (template: TemplateJson): string[] => [
  ...ofType(template, 'AWS::CloudWatch::Alarm').flatMap(([id, properties]) => {
    const { ActionsEnabled, AlarmActions } = alarm.parse(properties);
    if (!ActionsEnabled) return [`${id} tells nobody: its actions are switched off`];
    return findAll(template, id, AlarmActions, 'cloudwatch.amazonaws.com');
  }),
  ...ofType(template, 'AWS::Budgets::Budget').flatMap(([id, properties]) => {
    const addresses = budget
      .parse(properties)
      .NotificationsWithSubscribers.flatMap(({ Subscribers }) => Subscribers.map(({ Address }) => Address));
    return findAll(template, id, addresses, 'budgets.amazonaws.com');
  }),
];
