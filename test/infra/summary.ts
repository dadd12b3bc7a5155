import type { Resource, TemplateJson } from './weaknesses/template-json.ts';

/** Properties that protect or cost something, by type. What a change to them means should be visible at a glance. */
const notable: Readonly<Record<string, readonly string[]>> = {
  'AWS::Lambda::Function': ['Timeout', 'MemorySize', 'ReservedConcurrentExecutions'],
  'AWS::DynamoDB::GlobalTable': ['BillingMode'],
  'AWS::S3::Bucket': ['LifecycleConfiguration'],
  'AWS::Cognito::UserPool': ['DeletionProtection'],
  'AWS::SQS::Queue': ['MessageRetentionPeriod'],
  'AWS::Logs::LogGroup': ['RetentionInDays'],
  'AWS::StepFunctions::StateMachine': ['StateMachineType'],
};

/** Without the hash that the CDK adds, so that a line changes only when its meaning does. */
const readable = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

const line = ([id, { Type, Properties = {}, DeletionPolicy }]: [string, Resource]): string[] => {
  const names = notable[Type];
  if (!names || id.startsWith('Custom')) return [];
  const shown = names
    .filter((name) => name in Properties)
    .map((name) => `${name}=${JSON.stringify(Properties[name])}`);
  return [
    [`${Type}  ${readable(id)}`, ...shown, ...(/^Retain/.test(DeletionPolicy ?? '') ? ['kept'] : [])].join(
      '  ',
    ),
  ];
};

/** A one-page summary of a template: how many resources of each type, and what protects or costs. */
export const summarize = (json: object): { types: Record<string, number>; text: string } => {
  const template = json as TemplateJson;
  const types: Record<string, number> = {};
  for (const { Type } of Object.values(template.Resources)) types[Type] = (types[Type] ?? 0) + 1;
  const counts = Object.entries(types).map(([type, count]) => `${String(count).padStart(4)}  ${type}`);
  const lines = Object.entries(template.Resources).flatMap(line);
  return {
    types,
    text: `${[...counts.sort((a, b) => a.slice(6).localeCompare(b.slice(6))), '', ...lines.sort()].join('\n')}\n`,
  };
};
