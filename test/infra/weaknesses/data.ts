import { at, type Found, listAt, numberAt, ofType, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** Resources that hold users' data, or history that an operator needs. */
const keeping = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::Cognito::UserPool',
  'AWS::Logs::LogGroup',
  'AWS::SecretsManager::Secret',
];

const hasFixedName = (name: unknown): boolean => typeof name === 'string';

/** Kept when the stack is deleted, but not when its first deployment fails: that would block the next attempt. */
export const wronglyRemoved = (template: TemplateJson): string[] =>
  Object.entries(template.Resources).flatMap(([id, { Type, DeletionPolicy }]) => {
    if (DeletionPolicy === 'Retain') return [`${id} stays behind when the first deployment fails`];
    if (!keeping.includes(Type) || DeletionPolicy === 'RetainExceptOnCreate') return [];
    return [`${id} is deleted with its stack`];
  });

/** A retained resource with a fixed name prevents the creation of its successor. */
export const fixedNames = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::Logs::LogGroup', 'AWS::S3::Bucket', 'AWS::DynamoDB::GlobalTable').flatMap(
    ({ id, properties }) => {
      const name =
        at(properties, 'LogGroupName') ?? at(properties, 'BucketName') ?? at(properties, 'TableName');
      return unless(!hasFixedName(name), `${id} has the fixed name ${String(name)}`);
    },
  );

export const unprotectedTables = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::DynamoDB::GlobalTable').flatMap(({ id, properties }) => [
    ...listAt(properties, 'Replicas').flatMap((replica) => [
      ...unless(at(replica, 'DeletionProtectionEnabled') === true, `${id} may be deleted`),
      ...unless(
        at(replica, 'PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled') === true,
        `${id} has no recovery`,
      ),
      // Beyond 30 days it would keep data that users have deleted.
      ...unless(
        numberAt(replica, 'PointInTimeRecoverySpecification', 'RecoveryPeriodInDays') <= 30,
        `${id} keeps deleted data for too long`,
      ),
    ]),
    ...unless(at(properties, 'SSESpecification', 'SSEEnabled') === true, `${id} is not encrypted by a key`),
  ]);

const isEncrypted = ({ properties }: Found): boolean =>
  at(properties, 'SqsManagedSseEnabled') === true || at(properties, 'KmsMasterKeyId') !== undefined;

export const plainQueues = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::SQS::Queue').flatMap((queue) =>
    unless(isEncrypted(queue), `${queue.id} is not encrypted`),
  );

/** The privacy policy promises 30 days. */
export const longLogs = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::Logs::LogGroup').flatMap(({ id, properties }) =>
    unless(numberAt(properties, 'RetentionInDays') <= 30, `${id} keeps logs for more than 30 days`),
  );
