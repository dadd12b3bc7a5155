import * as z from 'zod';
import type { AwsResponses } from './aws-account.ts';
import type { AwsResponse } from './wire.ts';

type Marshalled = Readonly<Record<string, unknown>>;
type Model = {
  status: string;
  timeToLive: string | null;
  recoveryDays: number | null;
  isProtected: boolean;
  tags: { Key: string; Value: string }[];
  items: readonly Marshalled[];
  /** Answers of DescribeTable that come before it shows the state above. */
  pending: string[];
};

export type Settings = {
  readonly source: string;
  readonly items: readonly Marshalled[];
  /** The states of the copy that DescribeTable shows before ACTIVE; `gone` means no table. */
  readonly states?: readonly string[];
  /** The number of times that a new table rejects continuous backups. */
  readonly rejections?: number;
  readonly hasRecovery?: boolean;
};

const named = z.looseObject({ TableName: z.string() });
const latest = Date.parse('2026-11-22T12:00:00Z') / 1000;
export const window = { earliest: new Date((latest - 86_400) * 1000), latest: new Date(latest * 1000) };

const missing = (name: string): AwsResponse => ({
  error: 'ResourceNotFoundException',
  message: `Requested resource not found: Table: ${name} not found`,
});
const arnOf = (name: string) => `arn:aws:dynamodb:us-east-1:111122223333:table/${name}`;

/**
 * DynamoDB's tables, as far as a restore needs them, with DynamoDB's rules: a restored table has the items but none of
 * the settings, an inactive table cannot be changed, and a protected one cannot be deleted.
 */
export const restorableTables = (
  settings: Settings,
): { tables: Map<string, Model>; responses: AwsResponses } => {
  const tables = new Map<string, Model>();
  let refusals = settings.rejections ?? 0;
  tables.set(settings.source, {
    status: 'ACTIVE',
    timeToLive: 'ttl',
    recoveryDays: settings.hasRecovery === false ? null : 28,
    isProtected: true,
    tags: [{ Key: 'stage', Value: 'production' }],
    items: settings.items,
    pending: [],
  });

  const withTable =
    (work: (table: Model, body: Record<string, unknown>, name: string) => AwsResponse) =>
    (body: unknown): AwsResponse => {
      const input = named.parse(body);
      const table = tables.get(input.TableName);
      return table ? work(table, input, input.TableName) : missing(input.TableName);
    };
  const describe = (name: string, { status, isProtected }: Model) => ({
    TableName: name,
    TableArn: arnOf(name),
    TableStatus: status,
    DeletionProtectionEnabled: isProtected,
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    GlobalSecondaryIndexes: [{ IndexName: 'gsi1', IndexStatus: status }],
  });
  const inUse: AwsResponse = {
    error: 'ResourceInUseException',
    message: 'Table is being created or updated',
  };
  const restore = (target: string): AwsResponse => {
    if (tables.has(target))
      return { error: 'TableAlreadyExistsException', message: `Table exists: ${target}` };
    tables.set(target, {
      status: 'ACTIVE',
      timeToLive: null,
      recoveryDays: null,
      isProtected: false,
      tags: [],
      items: settings.items,
      pending: [...(settings.states ?? ['CREATING'])],
    });
    return { result: { TableDescription: { TableName: target, TableStatus: 'CREATING' } } };
  };
  const recovery = ({ recoveryDays }: Model) => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription:
        recoveryDays === null
          ? { PointInTimeRecoveryStatus: 'DISABLED' }
          : {
              PointInTimeRecoveryStatus: 'ENABLED',
              RecoveryPeriodInDays: recoveryDays,
              EarliestRestorableDateTime: latest - 86_400,
              LatestRestorableDateTime: latest,
            },
    },
  });

  const responses: AwsResponses = {
    'dynamodb.DescribeTable': withTable((table, _, name) => {
      const state = table.pending.shift();
      if (state === 'unknown') return missing(name);
      if (state !== 'gone')
        return { result: { Table: describe(name, { ...table, status: state ?? table.status }) } };
      tables.delete(name);
      return missing(name);
    }),
    'dynamodb.DescribeContinuousBackups': withTable((table) => ({ result: recovery(table) })),
    'dynamodb.RestoreTableToPointInTime': (body) =>
      restore(z.looseObject({ TargetTableName: z.string() }).parse(body).TargetTableName),
    'dynamodb.RestoreTableFromBackup': (body) =>
      restore(z.looseObject({ TargetTableName: z.string() }).parse(body).TargetTableName),
    'dynamodb.DescribeTimeToLive': withTable(({ timeToLive }) => ({
      result: {
        TimeToLiveDescription: timeToLive
          ? { TimeToLiveStatus: 'ENABLED', AttributeName: timeToLive }
          : { TimeToLiveStatus: 'DISABLED' },
      },
    })),
    'dynamodb.UpdateTimeToLive': withTable((table, body) => {
      const { TimeToLiveSpecification: spec } = z
        .looseObject({
          TimeToLiveSpecification: z.object({ Enabled: z.boolean(), AttributeName: z.string() }),
        })
        .parse(body);
      if (table.pending.length > 0) return inUse;
      table.timeToLive = spec.Enabled ? spec.AttributeName : null;
      return { result: { TimeToLiveSpecification: spec } };
    }),
    'dynamodb.UpdateContinuousBackups': withTable((table, body) => {
      const { PointInTimeRecoverySpecification: spec } = z
        .looseObject({
          PointInTimeRecoverySpecification: z.object({
            PointInTimeRecoveryEnabled: z.boolean(),
            RecoveryPeriodInDays: z.int().min(1).max(35).default(35),
          }),
        })
        .parse(body);
      refusals -= 1;
      if (refusals >= 0)
        return {
          error: 'ContinuousBackupsUnavailableException',
          message: 'Backups are being enabled for the table. Please retry later.',
        };
      table.recoveryDays = spec.PointInTimeRecoveryEnabled ? spec.RecoveryPeriodInDays : null;
      return { result: recovery(table) };
    }),
    'dynamodb.TagResource': (body) => {
      const { ResourceArn, Tags } = z
        .object({ ResourceArn: z.string(), Tags: z.array(z.object({ Key: z.string(), Value: z.string() })) })
        .parse(body);
      const [, table] = [...tables].find(([name]) => arnOf(name) === ResourceArn) ?? [];
      if (!table) return missing(ResourceArn);
      table.tags = Tags;
      return { result: {} };
    },
    'dynamodb.ListTagsOfResource': (body) => {
      const { ResourceArn } = z.object({ ResourceArn: z.string() }).parse(body);
      const [, table] = [...tables].find(([name]) => arnOf(name) === ResourceArn) ?? [];
      return table ? { result: { Tags: table.tags } } : missing(ResourceArn);
    },
    'dynamodb.UpdateTable': withTable((table, body, name) => {
      if (table.pending.length > 0) return inUse;
      table.isProtected = z
        .looseObject({ DeletionProtectionEnabled: z.boolean() })
        .parse(body).DeletionProtectionEnabled;
      table.pending = ['UPDATING'];
      return { result: { TableDescription: describe(name, table) } };
    }),
    'dynamodb.DeleteTable': withTable((table, _, name) => {
      if (table.pending.length > 0) return inUse;
      if (table.isProtected)
        return {
          error: 'ValidationException',
          message: 'Resource cannot be deleted as it is currently protected',
        };
      table.pending = ['DELETING', 'gone'];
      return { result: { TableDescription: describe(name, table) } };
    }),
    'dynamodb.Scan': withTable(({ items }) => ({ result: { Items: items, Count: items.length } })),
  };
  return { tables, responses };
};
